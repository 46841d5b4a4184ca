import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import type { RowSet } from '#src/sample-study/facts.ts'
import type { CellStep, Found } from '#src/sample-study/trace.ts'
import { wordsOf } from '#src/words/words.ts'
import { outputHref, traceHref } from './links.ts'
import { named, useOutputTitle } from './output.tsx'
import { Functions, Rule } from './rule.tsx'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

export interface StepProps<One> {
  found: Found
  step: One
  copy: typeof en
  /** This step and those before it. */
  via: readonly string[]
}

const ruleWords = wordsOf('sample-study/rules')

export function CellView({ found, step, copy, via }: StepProps<CellStep>) {
  const language = useLanguage()
  const { cell, output, counted, others } = step
  const { statistic, program, given } = step.behind
  const { number } = useOutputTitle(output)
  const source = found.functions[program]
  return (
    <>
      <section aria-label={copy.rule}>
        <p className="text-lead">
          <Text>{leadOf(copy, step)}</Text>
        </p>
        {source && (
          <>
            <Rule copy={copy} sentence={named(ruleWords(language).statistics, statistic)} source={source} />
            <Functions copy={copy} calls={source.calls} functions={found.functions} />
          </>
        )}
        <p className="mt-3 text-small">
          <Text>{copy.given}</Text> <Data>{given}</Data>
        </p>
        <p className="mt-4">
          <a className="onward-link" href={outputHref(language, output, cell.id)}>
            <Text>{fill(copy.toOutput, { output: number })}</Text>
          </a>
        </p>
      </section>
      <Rows found={found} set={counted} id="rows-title" title={copy.rows} copy={copy} via={via} />
      <Rows
        found={found}
        set={others}
        id="others-title"
        title={others.dataset === counted.dataset || counted.rows.length === 0 ? copy.others : copy.group}
        copy={copy}
        via={via}
      />
    </>
  )
}

/** How many rows count, and out of how many. */
function leadOf(copy: typeof en, { cell, counted, others }: CellStep): string {
  const facts = {
    text: cell.text,
    rows: counted.rows.length,
    dataset: counted.dataset,
    others: others.rows.length,
  }
  if (counted.rows.length === 0) return fill(copy.noneLead, { ...facts, dataset: others.dataset })
  if (others.rows.length === 0) return fill(copy.cellLead, facts)
  if (others.dataset !== counted.dataset) return fill(copy.groupLead, { ...facts, group: others.dataset })
  return fill(copy.shareLead, { ...facts, all: facts.rows + facts.others })
}

interface RowsProps extends Omit<StepProps<CellStep>, 'step'> {
  set: RowSet
  id: string
  title: string
}

/** What is the same in all rows is written once above them. The last variable always has its column. */
function columnsOf({ tables }: Found, { dataset, variables, rows }: RowSet) {
  const table = tables[dataset]
  const columns = variables.map((variable) => {
    const place = table?.variables.indexOf(variable) ?? -1
    const values = rows.map((row) => table?.rows[row]?.values[place] ?? null)
    return { variable, place, value: values[0] ?? null, isSame: values.every((one) => one === values[0]) }
  })
  const last = columns.at(-1)
  return {
    same: columns.filter((column) => column.isSame && column !== last),
    shown: columns.filter((column) => !column.isSame || column === last),
  }
}

function Rows({ found, set, id, title, copy, via }: RowsProps) {
  const language = useLanguage()
  if (set.rows.length === 0) return null
  const table = found.tables[set.dataset]
  const { same, shown } = columnsOf(found, set)
  return (
    <section>
      <h2 id={id} className="text-h2 rule">
        <Text>{title}</Text>
      </h2>
      {same.length > 0 && (
        <p className="mt-3">
          <Text>{copy.same}</Text>{' '}
          <Data>{same.map(({ variable, value }) => `${variable} = ${value ?? '–'}`).join(', ')}</Data>
        </p>
      )}
      <StudyTable labelledBy={id} columns={[copy.participant, ...shown.map(({ variable }) => variable)]}>
        {set.rows.map((place) => {
          const row = table?.rows[place]
          if (!row) return null
          return (
            <tr key={place}>
              <th scope="row">
                <Data>{row.subject}</Data>
              </th>
              {shown.map(({ variable, place: column }) => (
                <td key={variable}>
                  <a
                    className="study-number"
                    href={traceHref(language, `${row.subject}.${set.dataset}.${row.seq}.${variable}`, via)}
                  >
                    <Data>{String(row.values[column] ?? '–')}</Data>
                  </a>
                </td>
              ))}
            </tr>
          )
        })}
      </StudyTable>
    </section>
  )
}
