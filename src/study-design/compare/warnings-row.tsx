import { Fragment } from 'react'
import { MoreNotes, mostOpenNotes, NoteIcon } from '#client/study-design/note-list.tsx'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { frameWords } from '#src/study-design/words.ts'
import type { Scenario } from './scenarios.ts'
import { type Warning, warningsOf } from './warnings.ts'
import { compareWords } from './words.ts'

export function Warnings({ scenarios }: { scenarios: readonly Scenario[] }) {
  const language = useLanguage()
  const { warnings } = compareWords(language).table
  const { result, table } = frameWords(language)
  const lists = scenarios.map((scenario) => warningsOf(scenario, language))
  if (lists.every(({ length }) => length === 0)) return null
  return (
    <tbody>
      <tr>
        <th scope="row">{warnings}</th>
        {scenarios.map(({ text, answer }, index) => {
          const list = lists[index] ?? []
          const folded = list.slice(mostOpenNotes)
          return (
            <td key={text}>
              {list.length === 0 && <span className="text-muted">{table.none}</span>}
              <Sentences list={list.slice(0, mostOpenNotes)} isResult={answer.isResult} />
              {folded.length > 0 && (
                <details>
                  <MoreNotes notes={folded} more={result.more} />
                  <Sentences list={folded} isResult={answer.isResult} />
                </details>
              )}
            </td>
          )
        })}
      </tr>
    </tbody>
  )
}

/** A fault has no heading. */
function Sentences({ list, isResult }: { list: readonly Warning[]; isResult: boolean }) {
  const { result } = frameWords(useLanguage())
  return list.map(({ level, text }) => (
    <Fragment key={text}>
      {isResult && level !== 'info' && (
        <p className="font-700">
          <NoteIcon level={level} /> {result[level]}
        </p>
      )}
      <p>
        <Text>{text}</Text>
      </p>
    </Fragment>
  ))
}
