import type { ReactNode } from 'react'
import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import { carriedParameters } from '#src/study-design/compare/carried.ts'
import { quantityText } from '#src/study-design/frame/format.ts'
import { parametersOf } from '#src/study-design/frame/parameters.ts'
import { type Change, type Changes, sensitivityOf } from '#src/study-design/frame/sensitivity.ts'
import { changedText } from '#src/study-design/frame/words.ts'
import type { ResultProps } from './types.ts'

export interface ChangesProps extends ResultProps {
  changes: Changes
}

/** A row for each change: a phone has room for three columns. */
export function SensitivityTable(props: ChangesProps) {
  const { changes, lexicon, words } = props
  const { headline, left, planned, rows } = sensitivityOf(changes)
  if (rows.length === 0) return null
  const t = words.sensitivity
  return (
    <div>
      <h2 id="sensitivity-title" className="text-h3">
        <Text>{t.title}</Text>
      </h2>
      <p className="mt-2 text-muted max-w-text">
        <Text>{t.lead}</Text>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the focus */}
      <section className="scroll-x mt-4" aria-labelledby="sensitivity-title" tabIndex={0}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t.assumption}</th>
              <th scope="col">
                <Text>{lexicon.quantity(headline)}</Text>
              </th>
              {left && (
                <th scope="col">
                  <Text>{fill(t.left, { left: lexicon.quantity(left) })}</Text>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <Row {...props} change={planned}>
              <Text>{t.planned}</Text>
            </Row>
            {rows.flatMap(({ name, less, more }) =>
              Object.entries({ less, more }).map(([side, change]) => (
                <Row key={`${name} ${side}`} {...props} change={change}>
                  <Assumption {...props} assumption={name} change={change} />
                </Row>
              )),
            )}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** What changes; below a name that is not that of a field, the fields that it changes. */
function Assumption({ design, lexicon, assumption, change }: ChangeProps & { assumption: string }) {
  const label = lexicon.assumption(assumption)
  const text = changedText(design.fields, lexicon, assumption, change.texts)
  if (Object.keys(change.texts).length === 1) return <Text>{`${label}: ${text}`}</Text>
  return (
    <>
      <Text>{label}</Text>{' '}
      <span className="block font-400 text-muted">
        <Text>{text}</Text>
      </span>
    </>
  )
}

function Row({ children, ...props }: ChangeProps & { children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>
        <ChangedHeadline {...props} />
      </td>
      {props.changes.left && (
        <td>
          <LeftOver {...props} />
        </td>
      )}
    </tr>
  )
}

type ChangeProps = ChangesProps & { change: Change }

/** A link to the design with the changed assumption; in bold what is planned. */
export function ChangedHeadline({ name, design, answer, words, carried, changes, change }: ChangeProps) {
  const language = useLanguage()
  const { texts, value } = change
  if (value === null) return <span className="text-muted">{words.sensitivity.none}</span>
  const number = <Amount {...{ design, value }} quantity={changes.headline} />
  if (Object.keys(texts).length === 0) return <strong>{number}</strong>
  const parameters = {
    ...parametersOf(design.fields, { ...answer.texts, ...texts }),
    ...carriedParameters(carried),
  }
  return (
    <a className="link" href={hrefWith(`study-design/${name}`, language, parameters)}>
      {number}
    </a>
  )
}

export function LeftOver({ design, words, changes: { left }, change }: ChangeProps) {
  return left === null || change.left === null ? (
    <span className="text-muted">{words.sensitivity.none}</span>
  ) : (
    <Amount {...{ design }} value={change.left} quantity={left} />
  )
}

interface AmountProps extends Pick<ResultProps, 'design'> {
  quantity: string
  value: number
}

function Amount({ design, quantity, value }: AmountProps) {
  return <bdi dir="ltr">{quantityText(value, design.quantities[quantity] ?? { as: 'decimal' })}</bdi>
}
