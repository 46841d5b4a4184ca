import { countText } from '@marom/trial-designs'
import {
  firstSeed,
  readPlan,
  remarksOn,
  scripts,
  simulatedQuantities,
  trialsOf,
} from '@marom/trial-designs/simulation'
import type { SimulationWords } from '#client/study-design/shown-simulation.ts'
import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import type { Built } from '#src/study-design/shown/built.ts'
import { DifficultCases } from './difficult-cases.tsx'
import { isExample } from './is-example.ts'
import { SimulationCode } from './simulation-code.tsx'
import { quantityName, Results } from './simulation-results.tsx'
import type { ResultProps, SimulationProps } from './types.ts'

/**
 * `client/study-design/run-simulation.ts` runs it. Without script it shows what the build simulated:
 * the example, if the design is the example, and difficult cases.
 */
export function Simulation({ built, ...result }: ResultProps & { built: Built }) {
  const { name, answer, design, words } = result
  const t = words.simulation
  const plan = { design: name, inputs: answer.inputs, values: answer.values }
  const props = { ...result, built, plan, trials: trialsOf(plan) }
  const own: Readonly<Record<string, string>> = t.quantities
  const names = simulatedQuantities
    .filter((key) => own[key] !== undefined || design.quantities[key] !== undefined)
    .map((key) => [key, quantityName(result, key)])
  const { working, stopped, finished, failed, formula } = t
  const said: SimulationWords = {
    ...{ working, stopped, finished, failed, formula },
    names: Object.fromEntries(names),
  }
  return (
    <section
      id="simulation"
      aria-labelledby="simulation-title"
      data-plan={JSON.stringify(plan)}
      data-trials={props.trials}
      data-words={JSON.stringify(said)}
    >
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
      <Controls {...props} />
      <Results {...props} shown={isExample(result) ? built.example : null} />
      <DifficultCases {...props} />
      <SimulationCode {...props} />
    </section>
  )
}

function Controls({ plan, trials, words }: SimulationProps) {
  const t = words.simulation
  const offered = scripts[plan.design].breaks(readPlan(plan))
  return (
    <div className="mt-4 needs-script no-print" data-markdown="skip">
      <div className="flex flex-wrap items-end gap-4">
        {offered.length > 0 && (
          <label className="grow basis-72 max-w-text">
            <span className="field-label">
              <Text>{t.broken}</Text>
            </span>
            <select className="field h-12 pe-8 text-ellipsis" data-setting="broken">
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
            className="field"
            dir="ltr"
            inputMode="numeric"
            pattern="[0-9]{1,9}"
            title={t.seedHint}
            required
            defaultValue={firstSeed}
            data-setting="seed"
          />
        </label>
      </div>
      {offered.map((name) => (
        <p key={name} className="mt-2 max-w-text" data-amount={name}>
          <Text>{t.amounts[name]}</Text>
        </p>
      ))}
      <p className="mt-4 flex flex-wrap items-center gap-4">
        <button type="button" className="btn-primary" data-start>
          <Text>{fill(t.run, { trials: countText(trials) })}</Text>
        </button>{' '}
        <button type="button" className="btn-quiet" data-stop hidden>
          <Text>{t.stop}</Text>
        </button>
        <progress max={trials} aria-label={t.simulated} hidden />
        <span data-text="state" />
      </p>
    </div>
  )
}
