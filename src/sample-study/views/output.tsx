import { outputFile, type StoredOutput, type Study, study } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import { Plot } from '#src/plots/index.ts'
import { dataPath } from '#src/sample-study/data-files.ts'
import { FileLink } from './file-link.tsx'
import { programHref, traceHref } from './links.ts'
import { LiverFigure } from './liver-figure.tsx'
import { named, outputWords } from './output-words.ts'
import { ReportText } from './report-text.tsx'
import { Data } from './study-page.tsx'
import { SurvivalFigure } from './survival-figure.tsx'
import { StudyTable } from './table.tsx'

export { named, outputWords }

export function useOutputTitle(id: string) {
  const titles: Record<string, { number: string; title: string; population: string; source: string }> =
    outputWords(useLanguage()).titles
  return titles[id] ?? { number: id, title: '', population: '', source: '' }
}

interface OutputProps extends Pick<Study, 'outputs'> {
  id: string
  output: StoredOutput
}

/** Each number links to its step. */
export function OutputView(props: OutputProps) {
  const { id, output, outputs } = props
  const { drawing } = output
  const words = outputWords(useLanguage())
  const isListing = id.startsWith('l-')
  const notes: Record<string, string> = words.notes
  const columns = output.columns.map((column) => named(words.columns, column))
  return (
    <div>
      {id === 'f-14-2-1' && <PlotOfSite outputs={outputs} />}
      {drawing?.kind === 'survival' && (
        <div className="mt-4 max-w-3xl">
          <SurvivalFigure output={output} drawing={drawing} outputs={outputs} />
        </div>
      )}
      {drawing?.kind === 'liver' && (
        <div className="mt-4 max-w-3xl">
          <LiverFigure drawing={drawing} outputs={outputs} />
        </div>
      )}
      <StudyTable
        labelledBy="output-title"
        columns={[isListing ? words.subject : words.corner, ...columns]}
        kind={isListing ? 'listing' : 'numbers'}
      >
        {output.lines.map((line, index) => {
          const key = `${line.label}-${index}`
          return <OutputLine key={key} line={line} output={id} columns={columns} />
        })}
      </StudyTable>
      <p className="mt-4 text-small max-w-text">
        <Text>{named(notes, id)}</Text>
      </p>
      <Origin {...props} />
    </div>
  )
}

/** The same curves as on other pages. */
function PlotOfSite({ outputs }: Pick<Study, 'outputs'>) {
  return (
    <div className="mt-4 max-w-3xl">
      <Plot name="participant-curves" />
      <p className="mt-4">
        <ReportText outputs={outputs}>{outputWords(useLanguage()).figure}</ReportText>
      </p>
    </div>
  )
}

/** Cut-off, population, source data, programs and data. */
function Origin({ id, output }: OutputProps) {
  const words = outputWords(useLanguage())
  const { population, source } = useOutputTitle(id)
  return (
    <p className="mt-2 text-small text-muted max-w-text">
      <Text>{fill(words.meta, { cut: study.dataCut, population, source })}</Text>{' '}
      <Text>{words.programs}</Text>{' '}
      <a className="study-number" href={programHref(output.file)}>
        <Data>{output.file.replace('first/outputs/', '')}</Data>
      </a>
      {', '}
      <a className="study-number" href={programHref(`${id}.sql`)}>
        <Data>{`${id}.sql`}</Data>
      </a>{' '}
      <Text>{words.second}</Text>
      {'. '}
      <Text>{words.asData}</Text> <FileLink address={dataPath + outputFile(id)} />
    </p>
  )
}

interface OutputLineProps {
  line: StoredOutput['lines'][number]
  output: string
  columns: readonly string[]
}

function OutputLine({ line, output, columns }: OutputLineProps) {
  const language = useLanguage()
  const words = outputWords(language)
  return (
    <tr>
      <th scope="row" className={line.level ? '!ps-5 !font-400' : undefined}>
        {line.isTerm ? <Data>{line.label}</Data> : <Text>{named(words.lines, line.label)}</Text>}
      </th>
      {line.cells.map((cell, index) => {
        const key = cell?.id ?? index
        return (
          <td key={key} id={cell?.id} data-column={cell && columns[index]}>
            {cell && (
              <a className="study-number" href={traceHref(language, `${output}.${cell.id}`)}>
                <Data>{cell.text}</Data>
              </a>
            )}
          </td>
        )
      })}
    </tr>
  )
}
