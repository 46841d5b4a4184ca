import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import type { BenchmarkRow } from '#src/study-design/frame/benchmark.ts'
import { differenceText, numberText } from '#src/study-design/frame/format.ts'
import type { Lexicon } from '#src/study-design/frame/words.ts'

interface TableProps {
  rows: readonly BenchmarkRow[]
  copy: typeof en
  /** The names of a design. Absent for the rows of functions. */
  lexicon?: Lexicon
}

/** Published and computed values of one design. */
export function BenchmarkTable({ rows, copy, lexicon }: TableProps) {
  const t = copy.columns
  return (
    <table className="data-table">
      <thead>
        <tr>
          {[t.quantity, t.inputs, t.published, t.computed, t.difference, t.tolerance, t.source].map(
            (label) => (
              <th key={label} scope="col">
                <Text>{label}</Text>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const key = index
          return <Row key={key} row={row} copy={copy} lexicon={lexicon} />
        })}
      </tbody>
    </table>
  )
}

type RowProps = Omit<TableProps, 'rows'> & { row: BenchmarkRow }

function Row({ row, copy, lexicon }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {lexicon ? (
          <Text>{lexicon.quantity(row.quantity)}</Text>
        ) : (
          <bdi dir="ltr" lang="en">
            {row.quantity}
          </bdi>
        )}
      </th>
      <td className="text-small">
        <CaseLink row={row} copy={copy} />
      </td>
      {[
        row.published,
        numberText(row.computed),
        differenceText(row.difference),
        differenceText(row.tolerance),
      ].map((text, index) => {
        const key = index
        return (
          <td key={key}>
            <bdi dir="ltr">{text}</bdi>
          </td>
        )
      })}
      <td className="text-small min-w-72">
        <bdi dir="ltr" lang="en">
          {row.source}
        </bdi>
        {row.note && (
          <>
            {' '}
            <Text>{copy.notes[row.note]}</Text>
          </>
        )}
      </td>
    </tr>
  )
}

/** Links to the design with the inputs of the row. */
function CaseLink({ row: { design, inputs }, copy }: Omit<RowProps, 'lexicon'>) {
  const language = useLanguage()
  if (!design) return null
  const state = new URLSearchParams(inputs).toString().replaceAll('&', ' ')
  return (
    <a className="link" href={hrefWith(`study-design/${design}`, language, inputs)}>
      <bdi dir="ltr" lang={state ? 'en' : undefined}>
        {state || copy.example}
      </bdi>
      <span className="sr-only" data-markdown="skip">{` ${copy.open}`}</span>
    </a>
  )
}
