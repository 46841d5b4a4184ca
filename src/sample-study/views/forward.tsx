import { forwardOf, type Participant } from '@marom/sample-trial'
import { Fragment } from 'react'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import type { en } from '#content/sample-study/trace/en.ts'
import { type Found, findCell } from '#src/sample-study/find-step.ts'
import { outputHref, stepFile, traceHref } from './links.ts'
import { useOutputTitle } from './output.tsx'
import { nameOf, testOf, variableName } from './step-words.ts'
import { Data } from './study-page.tsx'

interface ForwardProps {
  found: Found
  person: Participant
  subject: string
  /** The name of the value, without the participant. */
  from: string
  copy: typeof en
  via: readonly string[]
}

/** Everything that is made from a value. */
export function ForwardView({ found, person, subject, from, copy, via }: ForwardProps) {
  const { direct, cells, looking, outputs } = forwardOf(person, from, found.names)
  return (
    <section aria-labelledby="forward-title">
      <h2 id="forward-title" className="text-h2">
        <Text>{copy.forward}</Text>
      </h2>
      {direct.length > 0 && <Readers {...{ person, subject, from, copy, via, direct }} />}
      {cells.length > 0 && <Cells found={found} cells={cells} copy={copy} />}
      {looking.length > 0 && <Looking copy={copy} cells={looking} />}
      {outputs.length > 0 && <Lines copy={copy} outputs={outputs} />}
      {cells.length + looking.length + outputs.length === 0 && (
        <p className="mt-6">
          <Text>{copy.forwardNone}</Text>
        </p>
      )}
    </section>
  )
}

const byOutput = (cells: readonly string[]) => Map.groupBy(cells, (cell) => cell.split('.')[0] ?? '')

/** As many rows of a variable have a link: hundreds of rows can read one value. */
const shownRows = 3

/** The values that read this one, by variable. */
function Readers({
  person,
  subject,
  from,
  copy,
  via,
  direct,
}: Omit<ForwardProps, 'found'> & { direct: readonly string[] }) {
  const language = useLanguage()
  const variables = Map.groupBy(direct, (ref) => ref.replace(/\.\d+\./, '.'))
  const isWhole = [...variables.values()].every(({ length }) => length <= shownRows)
  return (
    <>
      <h3 className="text-h3 mt-6">
        <Text>{copy.goesTo}</Text>
      </h3>
      <ul className="study-list mt-2">
        {[...variables].map(([variable, refs]) => (
          <li key={variable}>
            <Text>{readerName(language, person, refs[0] ?? '')}</Text>{' '}
            {refs.slice(0, shownRows).map((ref) => (
              <Fragment key={ref}>
                <a className="study-number" href={traceHref(language, `${subject}.${ref}`, via)}>
                  <Data>{ref}</Data>
                </a>{' '}
              </Fragment>
            ))}
            <MoreRows count={refs.length - shownRows} copy={copy} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p className="mt-3">
          <a className="study-number" href={stepFile(language, `${subject}.${from}`)}>
            <Text>{fill(copy.allReaders, { count: direct.length })}</Text>
          </a>
        </p>
      )}
    </>
  )
}

/** What a value is, in words. */
function readerName(language: Language, person: Participant, ref: string): string {
  const [dataset = '', , variable = ''] = ref.split('.')
  return variableName(language, dataset, variable, testOf(person, ref))
}

function MoreRows({ count, copy }: Pick<ForwardProps, 'copy'> & { count: number }) {
  if (count <= 0) return null
  return <Text>{count === 1 ? copy.oneRowMore : fill(copy.rowsMore, { count })}</Text>
}

/** Too many to list each number: one line for each output. */
function Looking({ copy, cells }: Pick<ForwardProps, 'copy'> & { cells: readonly string[] }) {
  return (
    <>
      <h3 className="text-h3 mt-6">
        <Text>{copy.forwardReads}</Text>
      </h3>
      <ul className="mt-2">
        {[...byOutput(cells)].map(([output, { length }]) => (
          <Count key={output} copy={copy} output={output} count={length} />
        ))}
      </ul>
    </>
  )
}

interface CountProps extends Pick<ForwardProps, 'copy'> {
  output: string
  count: number
}

function Count({ copy, output, count }: CountProps) {
  return (
    <li>
      <OutputLink output={output} />
      {': '}
      <Text>{count === 1 ? copy.oneNumber : fill(copy.numbers, { count })}</Text>
    </li>
  )
}

function Lines({ copy, outputs }: Pick<ForwardProps, 'copy'> & { outputs: readonly string[] }) {
  return (
    <>
      <h3 className="text-h3 mt-6">
        <Text>{copy.forwardLines}</Text>
      </h3>
      <ul className="mt-2">
        {outputs.map((output) => (
          <li key={output}>
            <OutputLink output={output} />
          </li>
        ))}
      </ul>
    </>
  )
}

function OutputLink({ output }: { output: string }) {
  const { number, title } = useOutputTitle(output)
  return (
    <a className="study-number" href={outputHref(useLanguage(), output)}>
      <Text>{`${number}: ${title}`}</Text>
    </a>
  )
}

/** Of one output, listed one by one. */
const most = 8

function Cells({ found, cells, copy }: Pick<ForwardProps, 'found' | 'copy'> & { cells: readonly string[] }) {
  const language = useLanguage()
  const outputs = [...byOutput(cells)]
  const listed = outputs.flatMap(([, own]) => (own.length > most ? [] : own))
  return (
    <>
      <h3 className="text-h3 mt-6">
        <Text>{copy.forwardCells}</Text>
      </h3>
      <ul className="mt-2">
        {listed.map((at) => {
          const [output = '', id = ''] = at.split('.')
          const step = findCell(found, output, id)
          return (
            step && (
              <li key={at}>
                <a className="study-number" href={outputHref(language, output, id)}>
                  <Text>{nameOf(language, step)}</Text>: <Data>{step.cell.text}</Data>
                </a>
              </li>
            )
          )
        })}
        {outputs
          .filter(([, own]) => own.length > most)
          .map(([output, { length }]) => (
            <Count key={output} copy={copy} output={output} count={length} />
          ))}
      </ul>
    </>
  )
}
