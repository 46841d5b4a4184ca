import type { MonitoringAnswer, MonitoringFault, MonitoringResult } from '@marom/trial-designs/monitoring'
import type { Ref } from 'react'
import { fill } from '#client/text/fill.ts'
import { ScrollRegion } from '#client/ui/scroll-region.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/study-design/monitoring/en.ts'
import { NoteList } from './note-list.tsx'

export type MonitoringWords = Pick<
  typeof en,
  'form' | 'errors' | 'faults' | 'result' | 'decisions' | 'notes' | 'levels' | 'columns' | 'figures'
>

interface Props {
  words: MonitoringWords
  answer: MonitoringAnswer
  /** The title, or the summary of what is to be corrected: it takes the focus after a press. */
  focus?: Ref<HTMLElement>
  labelOf: (field: string) => string
}

const resultId = 'result'
export const fieldId = (field: string) => `field-${field}`

/** The same on the server and in the browser. */
export function MonitoringAnswerView(props: Props) {
  const { words, answer, focus } = props
  if (answer.state === 'faulty') return <Faults {...props} faults={answer.faults} />
  return (
    <section id={resultId} ref={focus} tabIndex={-1} aria-labelledby="result-title">
      <h2 id="result-title" className="text-h2">
        {words.result.title}
      </h2>
      {answer.state === 'empty' ? (
        <p className="mt-4 text-muted">
          <Text>{words.result.empty}</Text>
        </p>
      ) : (
        <Answered words={words} result={answer} />
      )}
    </section>
  )
}

function Faults({ words, focus, labelOf, faults }: Props & { faults: readonly MonitoringFault[] }) {
  const { title, one, many } = words.errors
  return (
    <section
      id={resultId}
      ref={focus}
      role="alert"
      tabIndex={-1}
      aria-labelledby="result-title"
      className="error-summary grid gap-2"
    >
      <h2 id="result-title" className="text-h3">
        <Text>{title}</Text>
      </h2>
      <p className="font-600">
        <Text>{fill(faults.length === 1 ? one : many, { count: faults.length })}</Text>
      </p>
      <ul className="grid gap-1">
        {faults.map(({ field, code, facts }) => (
          <li key={field}>
            <a className="link" href={`#${fieldId(field)}`}>
              <Text>{`${labelOf(field)}: ${fill(words.faults[code], facts)}`}</Text>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AnsweredProps {
  words: MonitoringWords
  result: MonitoringResult
}

export const decisionText = (words: MonitoringWords, { decision }: MonitoringResult) =>
  fill(words.decisions[decision.key], decision.facts)

function Answered({ words, result }: AnsweredProps) {
  const { notes, figures, level, columns } = result
  return (
    <>
      <p className="mt-4 text-lead font-600 max-w-text" data-decision={result.decision.key}>
        <Text>{decisionText(words, result)}</Text>
      </p>
      <dl className="grid gap-6 grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] mt-6">
        {figures.map(({ name, text }) => (
          <div key={name} className="stat-tile">
            <dt className="text-small text-muted">
              <Text>{fill(words.figures[name], { level })}</Text>
            </dt>
            <dd className="font-700 figures leading-[1.3] text-[1.53rem]" data-figure={name}>
              <bdi dir="ltr">{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <NoteList
        notes={notes.map(({ level: grade, key, facts }, index) => ({
          level: grade,
          code: `${key}-${index}`,
          text: fill(words.notes[key], facts),
        }))}
        headings={words.levels}
      />
      <AnalysisTable words={words} result={result} />
      <p className="mt-4 text-small text-muted max-w-text">
        <Text>{fill(words.result.note, { level })}</Text>
        {columns.includes('hr') && (
          <>
            {' '}
            <Text>{words.result.ratio}</Text>
          </>
        )}
      </p>
    </>
  )
}

function AnalysisTable({ words, result: { columns, rows, level } }: AnsweredProps) {
  return (
    <div className="mt-10">
      <h3 id="analyses-title" className="text-h3">
        <Text>{words.result.table}</Text>
      </h3>
      <ScrollRegion className="mt-4" labelledBy="analyses-title">
        <table className="data-table numbers">
          <thead>
            <tr>
              <th scope="col">{words.result.row}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Text>{fill(words.columns[column], { level })}</Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const number = index + 1
              return (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  {columns.map((column, at) => (
                    <td key={column} className="whitespace-nowrap">
                      <bdi dir="ltr">{row[at]}</bdi>
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
