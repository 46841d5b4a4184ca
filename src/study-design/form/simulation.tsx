import { countText } from '@marom/trial-designs'
import {
  firstSeed,
  readPlan,
  remarksOn,
  scripts,
  simulatedQuantities,
  trialsOf,
} from '@marom/trial-designs/simulation'
import { mark } from '#client/study-design/marks.ts'
import { SimulationTool } from '#client/study-design/simulation-tool.tsx'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { Island } from '#src/site/layout/island.tsx'
import type { Built } from '#src/study-design/shown/built.ts'
import { DifficultCases } from './difficult-cases.tsx'
import { isExample } from './is-example.ts'
import { SimulationCode } from './simulation-code.tsx'
import { Results } from './simulation-results.tsx'
import type { ResultProps, SimulationProps } from './types.ts'

/** Without script it shows what the build simulated: the example, if the design is it, and difficult cases. */
export function Simulation({ built, ...result }: ResultProps & { built: Built }) {
  const { name, answer, words } = result
  const t = words.simulation
  const plan = { design: name, inputs: answer.inputs, values: answer.values }
  const trials = trialsOf(plan)
  const names = namesIn(result)
  const props = { ...result, built, plan, trials, names }
  const { stop, working, stopped, finished, failed, formula } = t
  const run = fill(t.run, { trials: countText(trials) })
  const said = { run, stop, progress: t.simulated, working, stopped, finished, failed, formula, names }
  return (
    <section id="simulation" aria-labelledby="simulation-title">
      <h2 id="simulation-title" className="text-h3">
        <Text>{t.title}</Text>
      </h2>
      <p className="mt-2 text-muted max-w-text">
        <Text>{t.lead}</Text>
      </p>
      {remarksOn(plan).map((name) => (
        <p key={name} className="mt-2 text-muted max-w-text">
          <Text>{t.drawn[name]}</Text>
        </p>
      ))}
      <p className="mt-2 max-w-text needs-no-script" data-markdown="skip">
        <Text>{t.noScript}</Text>
      </p>
      <Island name="simulation" component={SimulationTool} props={{ plan, trials, words: said }}>
        <Fields {...props} />
      </Island>
      <Results {...props} shown={isExample(result) ? built.example : null} />
      <DifficultCases {...props} />
      <SimulationCode {...props} />
    </section>
  )
}

/** Of the quantities that a simulation counts: those of the design, and those that only a simulation has. */
function namesIn({ design, lexicon, words }: ResultProps): SimulationProps['names'] {
  const own: Readonly<Record<string, string>> = words.simulation.quantities
  return Object.fromEntries(
    simulatedQuantities
      .filter((key) => own[key] !== undefined || design.quantities[key] !== undefined)
      .map((key) => [key, own[key] ?? lexicon.quantity(key)]),
  )
}

function Fields({ plan, words }: SimulationProps) {
  const t = words.simulation
  const offered = scripts[plan.design].breaks(readPlan(plan))
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        {offered.length > 0 && (
          <label className="grow basis-72 max-w-text">
            <span className="field-label">
              <Text>{t.broken}</Text>
            </span>
            <select className="field h-12 pe-8 text-ellipsis" {...mark({ setting: 'broken' })}>
              <option value="">{t.breaks.none}</option>
              {offered.map((name) => (
                <option key={name} value={name} data-break={name}>
                  {t.breaks[name]}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="w-32">
          <span className="field-label">
            <Text>{t.seed}</Text>
          </span>
          <input
            className="field h-12"
            dir="ltr"
            inputMode="numeric"
            pattern="[0-9]{1,9}"
            title={t.seedHint}
            required
            defaultValue={firstSeed}
            {...mark({ setting: 'seed' })}
          />
        </label>
      </div>
      {offered.map((name) => (
        <p key={name} className="mt-2 max-w-text" data-amount={name}>
          <Text>{t.amounts[name]}</Text>
        </p>
      ))}
    </>
  )
}
