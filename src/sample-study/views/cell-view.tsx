import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import type { CellStep, Found } from '#src/sample-study/trace.ts'
import { wordsOf } from '#src/words/words.ts'
import { outputHref, traceHref } from './links.ts'
import { named, useOutputTitle } from './output.tsx'
import { Rule } from './rule.tsx'
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
  const { cell, behind, output } = step
  const { number } = useOutputTitle(output)
  return (
    <>
      <section aria-label={copy.rule}>
        <p className="text-lead">
          <Text>
            {fill(copy.cellLead, { text: cell.text, rows: behind.rows.length, dataset: behind.dataset })}
          </Text>
        </p>
        <Rule
          copy={copy}
          sentence={named(ruleWords(language).statistics, behind.statistic)}
          code={behind.code}
        />
        <p className="mt-4">
          <a className="onward-link" href={outputHref(language, output, cell.id)}>
            <Text>{fill(copy.toOutput, { output: number })}</Text>
          </a>
        </p>
      </section>
      {behind.rows.length > 0 && <Rows found={found} step={step} copy={copy} via={via} />}
    </>
  )
}

function Rows({ found, step, copy, via }: StepProps<CellStep>) {
  const language = useLanguage()
  const { dataset, variables, rows } = step.behind
  const table = found.tables[dataset]
  const places = variables.map((variable) => table?.variables.indexOf(variable) ?? -1)
  return (
    <section>
      <h2 id="rows-title" className="text-h2 rule">
        <Text>{copy.rows}</Text>
      </h2>
      <StudyTable labelledBy="rows-title" columns={[copy.participant, ...variables]}>
        {rows.map((place) => {
          const row = table?.rows[place]
          if (!row) return null
          return (
            <tr key={place}>
              <th scope="row">
                <Data>{row.subject}</Data>
              </th>
              {variables.map((variable, index) => (
                <td key={variable}>
                  <a
                    className="study-number"
                    href={traceHref(language, `${row.subject}.${dataset}.${row.seq}.${variable}`, via)}
                  >
                    <Data>{String(row.values[places[index] ?? -1] ?? '–')}</Data>
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
