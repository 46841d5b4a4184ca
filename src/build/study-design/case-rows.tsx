import { differenceText, mostDecimals, numberText, padOf } from '@marom/trial-designs'
import { type BenchmarkRow, callOf } from '@marom/trial-designs/benchmarks'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { hrefWith } from '#content/routes.ts'
import type { en } from '#content/study-design/benchmarks/en.ts'
import type { Lexicon } from '#src/study-design/words.ts'

/** In the order of their columns. */
const numbersOf = ({ printed, computed, difference, tolerance }: BenchmarkRow): string[] => [
  printed,
  numberText(computed),
  differenceText(difference),
  differenceText(tolerance),
]

/** The most decimals in each column of numbers. */
export const mostOf = (rows: readonly BenchmarkRow[]): number[] =>
  [0, 1, 2, 3].map((column) => mostDecimals(rows.map((row) => numbersOf(row)[column] ?? '')))

/** A cell that the browser fills (`client/study-design/checks/row-marks.ts`). */
const mark = { className: 'mark' }

interface RowsProps {
  copy: typeof en
  rows: readonly BenchmarkRow[]
  /** Of the whole table. */
  most: readonly number[]
  /** The names of a design. Absent for the rows of functions. */
  lexicon: Lexicon | undefined
}

export function TableHead({ copy: { columns } }: Pick<RowsProps, 'copy'>) {
  return (
    <thead>
      <tr>
        {Object.entries(columns).map(([column, label]) => (
          <th key={column} scope="col" {...(column === 'recomputed' ? mark : {})}>
            <Text>{label}</Text>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The inputs, as a link to the design with them. */
export function CaseHead({ row: { design, inputs }, copy }: { row: BenchmarkRow; copy: typeof en }) {
  const language = useLanguage()
  if (!design) return null
  const state = new URLSearchParams(inputs).toString().replaceAll('&', ' ').replaceAll('%3A', ':')
  return (
    <tr className="case">
      <th scope="rowgroup" colSpan={Object.keys(copy.columns).length}>
        <a className="link" href={hrefWith(`study-design/${design}`, language, inputs)}>
          {state ? <LeftToRight>{state}</LeftToRight> : <Text>{copy.example}</Text>}
          <span className="sr-only">{` ${copy.open}`}</span>
        </a>
      </th>
    </tr>
  )
}

/** Rows of one case with one source, which stands once beside them. */
export function PartRows({ rows, copy, lexicon, most }: RowsProps) {
  return rows.map((row, index) => (
    <tr key={row.id} id={row.id}>
      <th scope="row">
        <a className="link" href={`#${row.id}`}>
          {lexicon ? (
            <Text>{lexicon.quantity(row.quantity)}</Text>
          ) : (
            <LeftToRight>{row.quantity}</LeftToRight>
          )}
        </a>
      </th>
      <td {...mark}>
        <span />
      </td>
      {numbersOf(row).map((text, column) => {
        const key = column
        return (
          <td key={key}>
            <PaddedNumber pad={padOf(text, most[column] ?? 0)}>{text}</PaddedNumber>
          </td>
        )
      })}
      {index === 0 && <SourceCells row={row} rowSpan={rows.length} copy={copy} />}
    </tr>
  ))
}

/** In Hebrew an isolated run; English text needs no element, of which there would be a thousand. */
function LeftToRight({ children }: { children: string }) {
  if (useLanguage() === 'en') return children
  return (
    <bdi dir="ltr" lang="en">
      {children}
    </bdi>
  )
}

function PaddedNumber({ pad, children }: { pad: string | undefined; children: string }) {
  if (useLanguage() === 'en' && !pad) return children
  return (
    <bdi dir="ltr" data-pad={pad}>
      {children}
    </bdi>
  )
}

function SourceCells({ row, rowSpan, copy }: { row: BenchmarkRow; rowSpan: number; copy: typeof en }) {
  const span = rowSpan === 1 ? undefined : rowSpan
  return (
    <>
      <td rowSpan={span}>
        <Text>{copy.kinds[row.kind].short}</Text>
      </td>
      <td rowSpan={span} className="text-small min-w-72 [overflow-wrap:anywhere]">
        {row.program ? <Call row={row} /> : <LeftToRight>{row.source}</LeftToRight>}
        {row.note && <Text>{` (${copy.notes[row.note]})`}</Text>}
      </td>
    </>
  )
}

function Call({ row }: { row: BenchmarkRow }) {
  const language = useLanguage()
  return (
    <>
      <LeftToRight>{row.program}</LeftToRight>:{' '}
      <code className="block" {...(language === 'en' ? {} : { dir: 'ltr', lang: 'en' })}>
        {callOf(row)}
      </code>
    </>
  )
}
