import type { AskedPaths, ShownPaths } from '#client/study-design/shown-paths.ts'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { fields } from '#src/study-design/designs/group-sequential/inputs.ts'
import { sizesOf } from '#src/study-design/designs/group-sequential/sizes.ts'
import { refuse, solveInputs } from '#src/study-design/designs/group-sequential/solve-inputs.ts'
import { solvedOf } from '#src/study-design/designs/group-sequential/solved.ts'
import { boundaries } from '#src/study-design/designs/group-sequential/tables.ts'
import {
  type Outcome,
  type TrialPath,
  trialPaths,
} from '#src/study-design/designs/group-sequential/trial-paths.ts'
import { checked } from '#src/study-design/frame/checked.ts'
import { textsOf } from '#src/study-design/frame/fields.ts'
import { countText, probabilityText } from '#src/study-design/frame/format.ts'
import { readInputs } from '#src/study-design/frame/read-inputs.ts'
import type { Boundaries } from '#src/study-design/frame/result.ts'
import { readPlan } from '#src/study-design/simulation/planned.ts'
import { intervalOf } from '#src/study-design/simulation/run.ts'
import { pathsOf } from '#src/study-design/simulation/trials.ts'
import { boundPaths, formulaTexts, fractionText, xScale, yScale } from './boundary-picture.ts'

/** @throws if the texts have no result, which the page then says */
function plannedWith(given: AskedPaths['texts']) {
  const read = readInputs(fields, textsOf(fields, given))
  if ('faults' in read) throw new Error('The texts are refused.')
  const inputs = solveInputs(read.inputs)
  if ('refusal' in inputs || refuse(inputs)) throw new Error('The plan is refused.')
  const quantities = sizesOf(inputs, solvedOf(inputs))
  const sizes = checked(quantities, {})
  if ('refusal' in sizes) throw new Error('The size is refused.')
  const { values } = sizes
  return {
    values,
    planned: readPlan({ design: 'group-sequential', inputs, values }),
    data: boundaries(inputs, quantities),
  }
}

/** Straight lines between the looks, from Z = 0 without information. */
function lineOf({ steps }: TrialPath, { range, boundaries: [efficacy] }: Boundaries): string {
  const y = yScale(range)
  const place = ({ look, z }: TrialPath['steps'][number]): Point => [
    xScale(efficacy?.looks[look]?.fraction ?? 1),
    y(z),
  ]
  return linePath([[xScale(0), y(0)], ...steps.map(place)], 0)
}

/** Where the looks are, and how many trials had each outcome, in all and by look. */
function countTexts(paths: readonly TrialPath[], outcomes: readonly Outcome[], data: Boundaries) {
  const texts: Record<string, string> = {}
  const looks = data.boundaries[0]?.looks ?? []
  for (const [look, { fraction }] of looks.entries()) texts[`at-${look}`] = fractionText(fraction)
  for (const outcome of outcomes) {
    const found = paths.filter((path) => path.outcome === outcome)
    texts[`count-${outcome}`] = countText(found.length)
    if (outcome === 'noLine') continue
    for (const look of looks.keys())
      texts[`${outcome}-${look}`] = countText(found.filter(({ steps }) => steps.at(-1)?.look === look).length)
  }
  return texts
}

/** Simulates the trials of a plan, with the texts and lines of their picture. */
export function drawPaths({ texts, hasEffect, seed }: AskedPaths): ShownPaths {
  const { planned, values, data } = plannedWith(texts)
  const trials = pathsOf(values)
  const paths = trialPaths(planned, { trials, seed, hasEffect })
  const outcomes: Outcome[] = [...data.boundaries.map(({ name }) => name), 'noLine']
  // Sorted lines are a seventh smaller in the page of the example.
  const linesOf = (outcome: Outcome) =>
    paths
      .filter((path) => path.outcome === outcome)
      .map((path) => lineOf(path, data))
      .sort()
  const crossed = paths.filter(({ outcome }) => outcome === 'efficacyLine').length
  const { value, lower, upper } = intervalOf({ sum: crossed, squares: crossed }, trials, true)
  const formulas = formulaTexts(data, hasEffect ? 'planned' : 'none')
  return {
    texts: {
      ...formulas,
      ...countTexts(paths, outcomes, data),
      share: probabilityText(value),
      interval: `${probabilityText(lower).replace('%', '')}–${probabilityText(upper)}`,
      crossed: countText(crossed),
      trials: countText(trials),
      expected: formulas['formula-efficacyLine'] ?? '',
    },
    bounds: boundPaths(data),
    lines: Object.fromEntries(outcomes.map((outcome) => [outcome, linesOf(outcome)])),
  }
}
