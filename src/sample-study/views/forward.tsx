import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import type { ParticipantFacts } from '#src/sample-study/facts.ts'
import { forwardOf } from '#src/sample-study/lineage.ts'
import { type Found, findCell } from '#src/sample-study/trace.ts'
import { outputHref, traceHref } from './links.ts'
import { outputWords } from './output.tsx'
import { useStepName } from './path.tsx'
import { Data } from './study-page.tsx'

interface ForwardProps {
  found: Found
  person: ParticipantFacts
  subject: string
  /** The name of the value, without the participant. */
  from: string
  copy: typeof en
  via: readonly string[]
}

/** Everything that is made from a value. */
export function ForwardView({ found, person, subject, from, copy, via }: ForwardProps) {
  const language = useLanguage()
  const titles: Record<string, { number: string; title: string }> = outputWords(language).titles
  const { direct, cells, outputs } = forwardOf(person, from, found)
  return (
    <section aria-labelledby="forward-title">
      <h2 id="forward-title" className="text-h2 rule">
        <Text>{copy.forward}</Text>
      </h2>
      {direct.length > 0 && (
        <>
          <h3 className="text-h3 mt-6">
            <Text>{copy.goesTo}</Text>
          </h3>
          <ul className="study-list mt-2">
            {direct.map(({ ref }) => (
              <li key={ref}>
                <a className="study-number" href={traceHref(language, `${subject}.${ref}`, via)}>
                  <Data>{ref}</Data>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {cells.length > 0 && <Cells found={found} cells={cells} title={copy.forwardCells} />}
      <h3 className="text-h3 mt-6">
        <Text>{outputs.length > 0 ? copy.forwardReads : copy.forwardNone}</Text>
      </h3>
      {outputs.length > 0 && (
        <ul className="mt-2">
          {outputs.map((output) => (
            <li key={output}>
              <a className="study-number" href={outputHref(language, output)}>
                <Text>{`${titles[output]?.number}: ${titles[output]?.title}`}</Text>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Cells({ found, cells, title }: { found: Found; cells: readonly string[]; title: string }) {
  const language = useLanguage()
  const name = useStepName()
  return (
    <>
      <h3 className="text-h3 mt-6">
        <Text>{title}</Text>
      </h3>
      <ul className="mt-2">
        {cells.map((at) => {
          const [output = '', id = ''] = at.split('.')
          const step = findCell(found, output, id)
          return (
            step && (
              <li key={at}>
                <a className="study-number" href={outputHref(language, output, id)}>
                  <Text>{name(step)}</Text>: <Data>{step.cell.text}</Data>
                </a>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
