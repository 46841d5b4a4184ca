import type { ChangedRow, Pair } from '@marom/sample-trial/recompute'
import { memo, type ReactNode } from 'react'
import { fill } from '#client/text/fill.ts'
import { ScrollRegion } from '#client/ui/scroll-region.tsx'
import { Text } from '#client/ui/text.tsx'
import { type ChangedCell, mostLines } from './broken-value.ts'
import { ChangedText, Code } from './changed-text.tsx'
import type { OutcomeWords } from './outcome-words.ts'

interface Line {
  key: string
  what: ReactNode
  where: ReactNode
  change: ReactNode
}

interface ListProps {
  id: string
  title: string
  /** Of the first two columns. */
  heads: readonly [what: string, where: string]
  lines: readonly Line[]
}

/** What all lists get. */
interface Shared {
  words: OutcomeWords
  /** How many lines are there so far. */
  most: number
}

function ChangeList({ id, title, heads, lines, words, most }: ListProps & Shared) {
  if (most <= 0) return null
  return (
    <div>
      <h3 id={id} className="text-h3 mt-8">
        <Text>{title}</Text>
      </h3>
      {lines.length === 0 ? (
        <p className="mt-2 text-muted">
          <Text>{words.onlyThese}</Text>
        </p>
      ) : (
        <ScrollRegion className="mt-2" labelledBy={id}>
          <table className="data-table stacked study-stack">
            <thead>
              <tr>
                {[...heads, words.change].map((column) => (
                  <th key={column} scope="col">
                    <Text>{column}</Text>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, Math.min(most, mostLines)).map((line) => (
                <tr key={line.key}>
                  <th scope="row">{line.what}</th>
                  <td>{line.where}</td>
                  <td>{line.change}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {lines.length > mostLines && (
        <p className="mt-2 text-small text-muted">
          <Text>{fill(words.more, { count: lines.length - mostLines })}</Text>
        </p>
      )}
    </div>
  )
}

/** Of a line that only one of the two studies has, its state takes the place of a text. */
function changeOf(texts: Pair, state: ChangedRow['state'], words: OutcomeWords): ReactNode {
  if (state === 'changed') return <ChangedText pair={texts} words={words} />
  const [text = ''] = texts.filter((one) => one !== '')
  return (
    <>
      <Code>{text}</Code> <Text>{state === 'added' ? words.added : words.removed}</Text>
    </>
  )
}

interface CellsProps {
  cells: readonly ChangedCell[]
  /** Begins the address of a step of the trace. */
  traceTo: string
}

export const ChangedCells = memo(function ChangedCells({ cells, traceTo, ...shared }: CellsProps & Shared) {
  const { words } = shared
  const lines = cells.map(({ output, cell, title, place, state, texts }): Line => {
    const name = `${output}.${cell}`
    return {
      key: name,
      what: <Text>{title}</Text>,
      where:
        state === 'added' ? (
          <Text>{place}</Text>
        ) : (
          <a className="study-number" href={traceTo + name}>
            <Text>{place}</Text>
          </a>
        ),
      change: changeOf(texts, state, words),
    }
  })
  return (
    <ChangeList
      id="outcome-cells"
      title={words.outputs}
      heads={[words.output, words.place]}
      lines={lines}
      {...shared}
    />
  )
})

interface RowsProps {
  id: string
  title: string
  rows: readonly ChangedRow[]
  /** With the participant. */
  traceTo: string
}

/** Records or analysis rows: a line for each value. */
export const ChangedRows = memo(function ChangedRows({
  id,
  title,
  rows,
  traceTo,
  ...shared
}: RowsProps & Shared) {
  const { words } = shared
  const lines = rows.flatMap(({ dataset, seq, state, values }): Line[] => {
    const row = `${dataset}.${seq}`
    const what = <Code>{row}</Code>
    if (state !== 'changed')
      return [{ key: `${row} ${state}`, what, where: null, change: changeOf(['', ''], state, words) }]
    return values.map(({ variable, texts }) => ({
      key: `${row}.${variable}`,
      what,
      where: (
        <a className="study-number" href={`${traceTo}${row}.${variable}`}>
          <Code>{variable}</Code>
        </a>
      ),
      change: changeOf(texts, state, words),
    }))
  })
  return <ChangeList id={id} title={title} heads={[words.row, words.variable]} lines={lines} {...shared} />
})
