import { countText, designs, parametersOf, type Texts, textsOf } from '@marom/trial-designs'
import { fields, isOfEvents, withUnit } from '@marom/trial-designs/group-sequential'
import {
  analysisParameters,
  answerMonitoring,
  type MonitoredPlan,
  type MonitoringAnswer,
  monitoringExample,
  type PlanRefusal,
  readPlan,
} from '@marom/trial-designs/monitoring'
import { MonitoringTool } from '#client/study-design/monitoring-tool.tsx'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { defaultLanguage } from '#content/locales.ts'
import { hrefWith, routes } from '#content/routes.ts'
import type { en } from '#content/study-design/monitoring/en.ts'
import { Opening } from '#src/blocks/opening.tsx'
import { typed } from '#src/middleware/kept-address.ts'
import { definePage, type PageProps } from '#src/site/define-page.ts'
import { Island } from '#src/site/layout/island.tsx'
import { frameWords, lexiconOf, monitoringWords } from '#src/study-design/words.ts'
import { PlanSummary } from './monitored-plan.tsx'

const design = designs['group-sequential']

type Shown = {
  /** Of the plan: the parameters that its own page has in the address. */
  parameters: Readonly<Record<string, string>>
  isExample: boolean
} & ({ refusal: PlanRefusal } | { plan: MonitoredPlan; typed: Texts; answer: MonitoringAnswer })

type Props = PageProps<typeof en, Shown>

const only = (query: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)))

function load(query: Texts): Shown {
  const isExample = Object.keys(query).length === 0
  const texts = textsOf(fields, withUnit(only(query, design.parameters)))
  const shown = { parameters: parametersOf(design.fields, texts), isExample }
  const plan = readPlan(texts)
  if ('refusal' in plan) return { ...shown, ...plan }
  const analyses = isExample ? monitoringExample : only(query, analysisParameters)
  return { ...shown, plan, typed: analyses, answer: answerMonitoring(plan, analyses) }
}

export const monitoringPage = definePage<typeof en, Shown>({
  copy: monitoringWords,
  reads: typed([...design.parameters, ...analysisParameters]),
  load: ({ query }) => load(query),
  Page: MonitoringPage,
})

function MonitoringPage(props: Props) {
  const { copy, language, data } = props
  return (
    <>
      <Opening
        heading={copy.heading}
        lead={copy.lead}
        parents={[{ label: frameWords(language).parent, page: 'study-design' }]}
      />
      {'refusal' in data ? (
        <Refused {...props} refusal={data.refusal} />
      ) : (
        <Monitoring {...props} data={data} />
      )}
      <Method {...props} />
    </>
  )
}

/** A boundary without a spending function has one that resembles it. */
function Refused({ copy, language, data: { parameters }, refusal }: Props & { refusal: PlanRefusal }) {
  const { text, link } = copy.refusals[refusal]
  const boundary = Number(parameters.shape) < 0.25 ? 'obrienFleming' : 'pocock'
  const { shape: _, ...others } = parameters
  const href =
    refusal === 'noSpending'
      ? hrefWith('study-design-monitoring', language, { ...others, boundary })
      : hrefWith('study-design/group-sequential', language, parameters)
  const name = lexiconOf('group-sequential', language).option('boundary', boundary)
  return (
    <section className="wrap pb-14" aria-label={copy.plan.title}>
      <p className="max-w-text">
        <Text>{text}</Text>
      </p>
      <p className="mt-3">
        <a className="onward-link" href={href}>
          <Text>{fill(link, { boundary: name })}</Text>
        </a>
      </p>
    </section>
  )
}

type PlannedProps = Omit<Props, 'data'> & { data: Exclude<Shown, { refusal: PlanRefusal }> }

function Monitoring({ copy, language, data }: PlannedProps) {
  const { plan, parameters, isExample, typed: texts, answer } = data
  const { form, errors, faults, result, decisions, notes, levels, columns, figures } = copy
  return (
    <>
      <PlanSummary {...{ copy, plan, parameters, isExample }} />
      <div className="wrap split pb-14 lg:pb-20">
        <Island
          name="monitoring-tool"
          component={MonitoringTool}
          props={{
            words: { form, errors, faults, result, decisions, notes, levels, columns, figures },
            action: `${routes['study-design-monitoring']}#result`,
            sent: { ...(language === defaultLanguage ? {} : { lang: language }), ...parameters },
            counted: isOfEvents(plan.inputs) ? 'events' : 'participants',
            maximum: countText(plan.maximum),
            planned: plan.times.length,
            typed: texts,
            plan: parameters,
            first: answer,
          }}
        />
      </div>
    </>
  )
}

const sources = [
  'Lan KKG, DeMets DL. Discrete sequential boundaries for clinical trials. Biometrika 1983;70:659-63.',
  'Pampallona S, Tsiatis AA, Kim K. Interim monitoring of group sequential trials using spending functions for the type I and type II error probabilities. Drug Inf J 2001;35:1113-21.',
  'Jennison C, Turnbull BW. Interim analyses: the repeated confidence interval approach. J R Stat Soc B 1989;51:305-61.',
  'Spiegelhalter DJ, Freedman LS, Blackburn PR. Monitoring clinical trials: conditional or predictive power? Control Clin Trials 1986;7:8-17.',
]

function Method({ copy, language }: Props) {
  const t = copy.method
  return (
    <section className="section-sunk" aria-labelledby="method-title">
      <div className="wrap">
        <h2 id="method-title" className="text-h2 rule">
          <Text>{t.title}</Text>
        </h2>
        <ul className="check-list mt-6 max-w-text">
          {t.entries.map((entry) => (
            <li key={entry}>
              <Text>{entry}</Text>
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <a
            className="onward-link"
            href={`${hrefWith('study-design-checks', language, { design: 'functions' })}#values`}
          >
            <Text>{t.check}</Text>
          </a>
        </p>
        <h3 className="text-h3 mt-8">
          <Text>{t.sources}</Text>
        </h3>
        <ul className="mt-3 grid gap-1 text-small" dir="ltr" lang="en">
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
        <p className="mt-8 max-w-text">
          <Text>{copy.aid}</Text>
        </p>
      </div>
    </section>
  )
}
