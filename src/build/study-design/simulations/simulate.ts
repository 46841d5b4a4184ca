import { type DesignName, designNames, designs, type Texts } from '@marom/trial-designs'
import { type Break, firstSeed, mostTrials, simulations, trialsOf } from '@marom/trial-designs/simulation'
import type { Built } from '#src/study-design/shown/built.ts'
import { drawPaths } from '#src/study-design/shown/draw-paths.ts'
import { followSimulation } from '#src/study-design/shown/follow.ts'

function simulated(design: DesignName, texts: Texts, broken: Break | null) {
  const answer = designs[design].answer(texts)
  if (!answer.isResult) throw new Error(`${design} has no result for ${JSON.stringify(texts)}.`)
  const plan = { design, inputs: answer.inputs, values: answer.values }
  return followSimulation({ plan, broken, trials: trialsOf(plan), seed: firstSeed })
}

/** The example and the difficult cases of each design: ten thousand trials of each quantity. */
export function simulateAll(): Partial<Record<DesignName, Built>> {
  const built: Partial<Record<DesignName, Built>> = {}
  for (const name of designNames)
    built[name] = {
      trials: mostTrials,
      example: simulated(name, {}, null),
      cases: simulations[name].difficult.map(({ query, broken = null }) => {
        const inputs = Object.fromEntries(new URLSearchParams(query))
        return { inputs, broken, rows: simulated(name, inputs, broken).rows }
      }),
      paths: name === 'group-sequential' ? drawPaths({ texts: {}, hasEffect: true, seed: firstSeed }) : null,
    }
  return built
}
