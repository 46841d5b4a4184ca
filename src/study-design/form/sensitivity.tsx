import type { Change } from '@marom/trial-designs'
import type { ReactNode } from 'react'
import { NumberTable } from '#client/study-design/number-table.tsx'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { changedText } from '#src/study-design/words.ts'
import { ChangedHeadline, type ChangeProps, LeftOver, mostOf } from './changed-amounts.tsx'
import type { ResultProps } from './types.ts'

/** A row for each change: a phone has room for three columns. */
export function SensitivityTable(props: ResultProps) {
  const { answer, lexicon, words } = props
  const { headline, left, planned, rows } = answer.sensitivity
  if (rows.length === 0) return null
  const t = words.sensitivity
  const columns = [
    t.assumption,
    lexicon.quantity(headline),
    ...(left ? [fill(t.left, { left: lexicon.quantity(left) })] : []),
  ]
  const most = mostOf(props, [planned, ...rows.flatMap(({ less, more }) => [less, more])])
  return (
    <div>
      <h2 id="sensitivity-title" className="text-h3">
        <Text>{t.title}</Text>
      </h2>
      <p className="mt-2 text-muted max-w-text">
        <Text>{t.lead}</Text>
      </p>
      <NumberTable className="mt-4" labelledBy="sensitivity-title" columns={columns}>
        <tbody>
          <Row {...props} change={planned} most={most}>
            <Text>{t.planned}</Text>
          </Row>
          {rows.flatMap(({ name, less, more }) =>
            Object.entries({ less, more }).map(([side, change]) => (
              <Row key={`${name} ${side}`} {...props} change={change} most={most}>
                <Assumption {...props} assumption={name} change={change} />
              </Row>
            )),
          )}
        </tbody>
      </NumberTable>
    </div>
  )
}

/** What changes; below a name that is not that of a field, the fields that it changes. */
function Assumption({
  design,
  lexicon,
  assumption,
  change,
}: ResultProps & { change: Change; assumption: string }) {
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
      {props.answer.changes.left && (
        <td>
          <LeftOver {...props} />
        </td>
      )}
    </tr>
  )
}
