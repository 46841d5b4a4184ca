import { chainOf, type Link, layerOf } from '@marom/sample-trial'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Found, ValueStep } from '#src/sample-study/find-step.ts'
import { wordsOf } from '#src/words/words.ts'
import type { StepProps } from './cell-view.tsx'
import { ForwardView } from './forward.tsx'
import { traceHref } from './links.ts'
import { named } from './output.tsx'
import { followsOf, ParticipantsCurve } from './participants-curve.tsx'
import { Functions, Rule } from './rule.tsx'
import { asked, datasetName, exactValue, testOf, variableName } from './step-words.ts'
import { Data } from './study-page.tsx'
import { WholeRecord } from './whole-record.tsx'

const ruleWords = wordsOf('sample-study/rules')
const formWords = wordsOf('sample-study/forms')

export function ValueView(props: StepProps<ValueStep>) {
  const { found, step, copy, via } = props
  const { subject, person, dataset, variable, row } = step
  const from = `${row.id}.${variable}`
  const { steps, sources } = chainOf(person, from)
  return (
    <>
      <section aria-labelledby="chain-title">
        <div className="grid gap-10 lg:grid-cols-2">
          <div>{sources.length > 0 && <Sources {...props} sources={sources} />}</div>
          {dataset === 'ADTTE' && ['AVAL', 'CNSR'].includes(variable) && <OnCurve {...props} />}
        </div>
        <h2 id="chain-title" className="text-h2 mt-10">
          <Text>{copy.chain}</Text>
        </h2>
        <ol className="mt-4 grid gap-6">
          {steps.map((one) => (
            <Derivation key={one.ref} link={one} step={step} copy={copy} found={found} />
          ))}
        </ol>
        <Functions copy={copy} calls={callsOf(found, steps)} functions={found.functions} />
      </section>
      <WholeRecord {...props} />
      <ForwardView found={found} person={person} subject={subject} from={from} copy={copy} via={via} />
    </>
  )
}

/** Where the participant is on the curves of everyone. */
function OnCurve({ found, step, copy, via }: StepProps<ValueStep>) {
  const table = found.tables.ADTTE
  if (!table) return null
  const place = table.variables.indexOf('PARAMCD')
  const parameter = String(step.row.values.PARAMCD)
  const rows = table.rows.filter(({ values }) => values[place] === parameter)
  return (
    <ParticipantsCurve
      follows={followsOf(table, rows)}
      parameter={parameter}
      copy={copy}
      via={via}
      lit={step.subject}
    />
  )
}

/** Each function once, also if several rules call it. */
const callsOf = ({ rules }: Found, steps: readonly Link[]): string[] => [
  ...new Set(steps.flatMap(({ dataset, variable }) => rules[`${dataset}.${variable}`]?.source.calls ?? [])),
]

function Derivation({ link, step, copy, found }: Omit<StepProps<ValueStep>, 'via'> & { link: Link }) {
  const language = useLanguage()
  const { ref, dataset, variable, value } = link
  const name = variableName(language, dataset, variable, testOf(step.person, ref))
  const rule = found.rules[`${dataset}.${variable}`]
  return (
    <li>
      <p className="font-600">
        <Data>{`${dataset}.${variable} = ${exactValue(value)}`}</Data>
      </p>
      <p className="text-small text-muted">
        <Text>{`${datasetName(language, dataset)}: ${name}`}</Text>
      </p>
      {rule && (
        <Rule copy={copy} sentence={named(ruleWords(language).rules, rule.rule)} source={rule.source} />
      )}
    </li>
  )
}

function Sources({ step, copy, via, sources }: StepProps<ValueStep> & { sources: readonly Link[] }) {
  const language = useLanguage()
  const words = formWords(language)
  return (
    <>
      <h2 className="text-h3">
        <Text>{copy.readFrom}</Text>
      </h2>
      <ul className="study-list mt-2" data-sources="">
        {sources.map(({ ref, dataset, variable, value }) => (
          <li key={ref}>
            <a className="study-number" href={traceHref(language, `${step.subject}.${ref}`, via)}>
              <Text>
                {asked(
                  layerOf(ref) === 'form'
                    ? named(words.items, variable)
                    : variableName(language, dataset, variable, testOf(step.person, ref)),
                )}
              </Text>{' '}
              <Data>{exactValue(value)}</Data>
            </a>{' '}
            <span className="text-small text-muted">
              <Data>{ref}</Data>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
