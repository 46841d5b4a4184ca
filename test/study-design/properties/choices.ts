/** Every combination of the choices of a design, and fewer that have all pairs or triples of options. */

import { type Random, seededRandom } from '@marom/statistics'
import { counts, designs, type Texts } from '@marom/trial-designs'
import type { State } from '../states.ts'

const most = 8000

/** All combinations of choices, or so many at random. A choice that another one switches off is left out. */
export function productOf(design: State['design']): Texts[] {
  const random = seededRandom(20_261_129)
  let all: Texts[] = [{}]
  for (const field of designs[design].fields)
    if (field.kind === 'choice') {
      all = all.flatMap((one) =>
        counts(field, one) ? field.options.map((option) => ({ ...one, [field.name]: option })) : [one],
      )
      if (all.length > most) all = shuffled(all, random).slice(0, most)
    }
  return all
}

export function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((one) => ({ one, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ one }) => one)
}

function tuplesOf(entries: readonly string[], strength: number): string[] {
  if (strength === 0) return ['']
  return entries.flatMap((entry, i) =>
    tuplesOf(entries.slice(i + 1), strength - 1).map((rest) => `${entry}&${rest}`),
  )
}

/**
 * Combinations that together have every pair of options that occurs.
 * @param strength 3 for every triple
 */
export function covering(all: readonly Texts[], random: Random, strength = 2): Texts[] {
  const seen = new Set<string>()
  return shuffled(all, random).filter((one) => {
    const entries = Object.entries(one).map(([name, option]) => `${name}=${option}`)
    const added = tuplesOf(entries, Math.min(strength, entries.length)).filter((tuple) => !seen.has(tuple))
    for (const tuple of added) seen.add(tuple)
    return added.length > 0
  })
}
