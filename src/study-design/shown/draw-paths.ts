import {
  type Boundaries,
  checked,
  countText,
  probabilityText,
  readInputs,
  textsOf,
} from '@marom/trial-designs'
import {
  boundaries,
  fields,
  type Outcome,
  refuse,
  sizesOf,
  solvedOf,
  solveInputs,
  type TrialPath,
  trialPaths,
} from '@marom/trial-designs/group-sequential'
import { intervalOf, pathsOf, readPlan } from '@marom/trial-designs/simulation'
import type { AskedPaths, ShownPaths } from '#client/study-design/shown-paths.ts'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { boundPaths, formulaTexts, lookTexts, xScale, yScale } from './boundary-picture.ts'

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

/** How many trials had each outcome, in all and by look. */
function countTexts(paths: readonly TrialPath[], outcomes: readonly Outcome[], data: Boundaries) {
  const texts: Record<string, string> = {}
  const looks = data.boundaries[0]?.looks ?? []
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
      ...lookTexts(data),
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
