import { countText } from '@marom/trial-designs'
import { NumberTable } from '#client/study-design/number-table.tsx'
import { Numbers } from '#client/study-design/simulation-found.tsx'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { Fold } from '#src/blocks/fold.tsx'
import type { BuiltCase } from '#src/study-design/shown/built.ts'
import { columnsOf } from './simulation-results.tsx'
import type { SimulationProps } from './types.ts'

/** What the build simulated. Without script it is all there is. */
export function DifficultCases(props: SimulationProps) {
  const { built, words } = props
  const t = words.simulation
  return (
    <div className="mt-8">
      <Fold title={t.cases.title} isOpen={false}>
        <p className="mt-2 text-muted max-w-text">
          <Text>{fill(t.cases.lead, { trials: countText(built.trials) })}</Text>
        </p>
        <NumberTable className="mt-4" label={t.cases.title} columns={columnsOf(t)}>
          {built.cases.map((one) => (
            <Rows key={`${JSON.stringify(one.inputs)} ${one.broken}`} {...props} one={one} />
          ))}
        </NumberTable>
      </Fold>
    </div>
  )
}

/** The case has a row of its own, so that the numbers fit a phone. */
function Rows({ one, ...props }: SimulationProps & { one: BuiltCase }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className="pt-5">
          <CaseName {...props} one={one} />
        </th>
      </tr>
      {one.rows.map((row) => (
        <tr key={row.quantity}>
          <th scope="row" className="font-400">
            <Text>{props.names[row.quantity] ?? row.quantity}</Text>
          </th>
          <Numbers row={row} />
        </tr>
      ))}
    </tbody>
  )
}

/** The fields that differ from the example, as a link that opens the case, and what is broken. */
function CaseName({ name, design, lexicon, words, one }: SimulationProps & { one: BuiltCase }) {
  const language = useLanguage()
  const t = words.simulation
  const shown = Object.entries(one.inputs).map(([field, text]) => {
    const kind = design.fields.find((other) => other.name === field)?.kind
    const value = kind === 'choice' ? lexicon.option(field, text) : kind === 'percent' ? `${text}%` : text
    return `${lexicon.label(field)}: ${value}`
  })
  return (
    <>
      <a className="link" href={hrefWith(`study-design/${name}`, language, one.inputs)}>
        <Text>{shown.length > 0 ? shown.join('; ') : t.cases.example}</Text>
      </a>{' '}
      {one.broken && (
        <span className="block font-400 text-muted">
          <Text>{t.amounts[one.broken]}</Text>
        </span>
      )}
    </>
  )
}
