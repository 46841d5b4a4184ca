import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import { quantityText } from '#src/study-design/frame/format.ts'
import { parametersOf } from '#src/study-design/frame/parameters.ts'
import type { Change } from '#src/study-design/frame/sensitivity.ts'
import type { ResultProps } from './types.ts'

/** Each number is a link to the design with the changed assumption. */
export function SensitivityTable(props: ResultProps) {
  const { design, answer, lexicon, words } = props
  const table = design.sensitivity(answer.texts)
  if (!table || table.rows.length === 0) return null
  const { headline, left, rows } = table
  const t = words.sensitivity
  const quantities = { headline, left }
  return (
    <section aria-labelledby="sensitivity-title">
      <h2 id="sensitivity-title" className="text-h3">
        <Text>{t.title}</Text>
      </h2>
      <p className="mt-2 text-muted max-w-text">
        <Text>
          {fill(left ? t.leadLeft : t.lead, {
            headline: lexicon.quantity(headline),
            left: left ? lexicon.quantity(left) : '',
          })}
        </Text>
      </p>
      <table className="data-table mt-4">
        <thead>
          <tr>
            <th scope="col">{t.assumption}</th>
            <th scope="col">
              <Text>{t.less}</Text>
            </th>
            <th scope="col">
              <Text>{t.more}</Text>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, less, more }) => (
            <tr key={name}>
              <th scope="row">
                <Text>{lexicon.assumption(name)}</Text>
              </th>
              <ChangeCell {...props} change={less} quantities={quantities} />
              <ChangeCell {...props} change={more} quantities={quantities} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ChangeProps extends ResultProps {
  change: Change
  quantities: { headline: string; left: string | null }
}

function ChangeCell({ name, design, answer, words, carried, change, quantities }: ChangeProps) {
  const language = useLanguage()
  const { texts, value, left } = change
  const textOf = (quantity: string, number: number) =>
    quantityText(number, design.quantities[quantity] ?? { as: 'decimal' })
  const address = hrefWith(`study-design/${name}`, language, {
    ...parametersOf(design.fields, { ...answer.texts, ...texts }),
    ...carriedParameters(carried),
  })
  return (
    <td>
      {value === null ? (
        <span className="text-muted">{words.sensitivity.none}</span>
      ) : (
        <a className="link" href={address}>
          <bdi dir="ltr">{textOf(quantities.headline, value)}</bdi>
        </a>
      )}{' '}
      {quantities.left && left !== null && (
        <span>
          <Text>{fill(words.sensitivity.left, { left: textOf(quantities.left, left) })}</Text>
        </span>
      )}{' '}
      <span className="text-small text-muted">
        <Text>{fill(words.sensitivity.at, { value: Object.values(texts).join(', ') })}</Text>
      </span>
    </td>
  )
}
