import type { StoredOutput, Study } from '@marom/sample-trial'
import { outputIds } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/analysis-plan/en.ts'
import { type ShellLine, shellOf } from '#src/sample-study/shell.ts'
import { named, outputWords, useOutputTitle } from './output.tsx'
import { Data } from './study-page.tsx'
import { StudyTable } from './table.tsx'

type Copy = (typeof en)['shells']

/** The planned outputs, without numbers. */
export function Shells({ copy, outputs }: Pick<Study, 'outputs'> & { copy: Copy }) {
  return (
    <details className="study-details">
      <summary>
        <h2 className="inline text-h2">
          <Text>{copy.title}</Text>
        </h2>
      </summary>
      <p className="mt-4 max-w-text">
        <Text>{copy.lead}</Text>
      </p>
      {outputIds.map((id) => {
        const output = outputs[id]
        return output && <Shell key={id} id={id} output={output} copy={copy} />
      })}
    </details>
  )
}

function Shell({ id, output, copy }: { id: string; output: StoredOutput; copy: Copy }) {
  const words = outputWords(useLanguage())
  const { number, title, population, source } = useOutputTitle(id)
  const isListing = id.startsWith('l-')
  const columns = output.columns.map((column) => named(words.columns, column))
  return (
    <details className="mt-4 study-details">
      <summary id={`shell-${id}`}>
        <Text>{`${number}: ${title}`}</Text>
      </summary>
      <StudyTable labelledBy={`shell-${id}`} columns={[isListing ? words.subject : words.corner, ...columns]}>
        {shellOf(output, isListing).map((line, index) => (
          <ShellRow key={`${line.label}-${index.toString()}`} output={id} line={line} copy={copy} />
        ))}
      </StudyTable>
      <p className="mt-3 text-small text-muted max-w-text">
        <Text>{fill(copy.meta, { population, source })}</Text>
      </p>
    </details>
  )
}

function ShellRow({ output, line, copy }: { output: string; line: ShellLine; copy: Copy }) {
  const { lines } = outputWords(useLanguage())
  const { kind, label, level, cells } = line
  const ofData = kind === 'class' || kind === 'term' ? copy.rows[kind] : named(copy.listings, output)
  return (
    <tr>
      <th scope="row" className={level > 0 ? '!ps-5 !font-400' : undefined}>
        <Text>{kind === 'named' ? named(lines, label) : ofData}</Text>
      </th>
      {cells.map((text, index) => {
        const key = index
        return <td key={key}>{text && <Data>{text}</Data>}</td>
      })}
    </tr>
  )
}
