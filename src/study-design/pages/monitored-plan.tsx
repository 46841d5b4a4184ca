import {
  amountText,
  counts,
  countText,
  designs,
  type NamedField,
  percentText,
  type Texts,
} from '@marom/trial-designs'
import { isMirrored, isOfEvents } from '@marom/trial-designs/group-sequential'
import type { MonitoredPlan } from '@marom/trial-designs/monitoring'
import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import type { en } from '#content/study-design/monitoring/en.ts'
import { lexiconOf } from '#src/study-design/words.ts'

interface PlanSummaryProps {
  copy: typeof en
  plan: MonitoredPlan
  parameters: Readonly<Record<string, string>>
  isExample: boolean
}

/** The fields of the plan that decide its boundaries, where they count. */
const named = [
  'boundary',
  'gamma',
  'sides',
  'alpha',
  'power',
  'futility',
  'futilityGamma',
  'binding',
  'stop1',
  'stop2',
  'stop3',
  'stop4',
  'stop5',
  'harm',
  'harmGamma',
  'harmLevel',
  'unit',
  'goal',
  'difference',
  'sd',
  'p1',
  'p2',
  'hr',
  'delay',
  'meanMargin',
  'pointMargin',
  'ratioMargin',
]

export function PlanSummary({ copy, plan, parameters, isExample }: PlanSummaryProps) {
  const language = useLanguage()
  return (
    <section className="wrap pb-10" aria-labelledby="plan-title">
      <h2 id="plan-title" className="text-h3">
        <Text>{copy.plan.title}</Text>
      </h2>
      {isExample && (
        <p className="mt-2 max-w-text">
          <Text>{copy.plan.example}</Text>
        </p>
      )}
      <dl className="grid gap-x-16 gap-y-2 mt-4 sm:grid-cols-2 lg:grid-cols-3">
        {rowsOf(plan, parameters, copy, language).map(([label = '', value = '']) => (
          <div key={label}>
            <dt className="text-small text-muted">
              <Text>{label}</Text>
            </dt>
            <dd>
              <Text>{value}</Text>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        <a className="onward-link" href={hrefWith('study-design/group-sequential', language, parameters)}>
          <Text>{copy.plan.open}</Text>
        </a>
      </p>
    </section>
  )
}

function rowsOf(plan: MonitoredPlan, texts: Texts, copy: typeof en, language: Language) {
  const lexicon = lexiconOf('group-sequential', language)
  const fields = designs['group-sequential'].fields.filter(
    (field) =>
      named.includes(field.name) && counts(field, texts) && (field.name !== 'delay' || plan.inputs.delay > 0),
  )
  const times = plan.times.map((time) => percentText(Number(time.toFixed(3)))).join(', ')
  const counted = isOfEvents(plan.inputs) ? 'events' : 'participants'
  const textOf = (field: NamedField) => {
    const value = readValue(field, plan)
    if (value === 'byTest') return copy.plan.mirrored
    return field.kind === 'choice' ? lexicon.option(field.name, value) : value
  }
  return [
    [copy.plan.analyses, times],
    [copy.plan.maximum[counted], countText(plan.maximum)],
    ...fields.map((field) => [lexicon.label(field.name), textOf(field)]),
  ]
}

function readValue({ kind, name }: NamedField, { inputs }: MonitoredPlan): string {
  const value = Object.entries(inputs).find(([field]) => field === name)?.[1]
  // `Default for the test` says nothing to a reader who does not see the hint of its field.
  if (value === 'byTest' && !isMirrored(inputs)) return 'none'
  if (typeof value !== 'number') return String(value)
  return kind === 'percent' ? percentText(value) : amountText(value)
}
