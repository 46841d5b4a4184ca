import { type Random, seededRandom } from '@marom/statistics'
import type { Casebook, Entry } from '../forms/entry.ts'
import { study } from '../protocol.ts'
import { valuesOf } from '../row.ts'
import type { Mistake, Values } from './mistake.ts'
import { atTheEnd } from './mistakes-at-the-end.ts'
import { inEvents } from './mistakes-in-events.ts'
import { inHistory } from './mistakes-in-history.ts'
import { inLaboratory } from './mistakes-in-laboratory.ts'
import { inStatus } from './mistakes-in-status.ts'
import { inTumor } from './mistakes-in-tumor.ts'
import { inVisits } from './mistakes-in-visits.ts'

/** A mistake in a form: the values that were typed first. */
export interface Slip {
  mistake: Mistake
  typed: Values
}

const lines = {
  ...inVisits,
  ...inEvents,
  ...atTheEnd,
  ...inHistory,
  ...inLaboratory,
  ...inStatus,
  ...inTumor,
}

export const mistakes: readonly Mistake[] = Object.entries(lines).flatMap(([form, list]) =>
  list.map(([kind, check, risk, typed, reason = 'transcription']) => ({
    kind,
    check,
    reason,
    form,
    risk,
    typed,
  })),
)

const tried = (mistake: Mistake, entry: Entry, book: Casebook): Slip[] => {
  const typed = mistake.form === entry.dataset && mistake.typed(valuesOf(entry), entry, book)
  return typed ? [{ mistake, typed }] : []
}

function slipOn(random: Random, entry: Entry, book: Casebook): Slip | undefined {
  return mistakes.flatMap((mistake) => {
    if (mistake.form !== entry.dataset || random() >= mistake.risk) return []
    return tried(mistake, entry, book)
  })[0]
}

/** Two mistakes that would agree, so that no check could find them. */
const pairs = [
  ['notReduced', 'reductionNotSaid'],
  ['noGap', 'gapNotSaid'],
  ['otherReason', 'withdrawalNotSaid'],
]

function isHidden(kind: string, slips: ReadonlyMap<Entry, Slip>, book: Casebook): boolean {
  const others = pairs.filter((pair) => pair.includes(kind)).flat()
  if (others.length === 0) return false
  return book.entries.some((entry) => {
    const made = slips.get(entry)?.mistake.kind ?? kind
    return made !== kind && others.includes(made)
  })
}

/** Forms with each kind of mistake, where there are so many. */
const least = 2

/** Some of the list, at the same distance from each other. Lists of different numbers begin at different places. */
function spreadOut<Item>(list: readonly Item[], count: number, number: number): Item[] {
  const goldenRatio = 0.618
  const from = (number * goldenRatio) % 1
  const chosen = Array.from({ length: count }, (_, index) =>
    Math.floor(((index + from) * list.length) / count),
  )
  return [...new Set(chosen)].flatMap((index) => list[index] ?? [])
}

/** The wrong values that were typed first. */
export function firstTyped(books: readonly Casebook[]): Map<Entry, Slip> {
  const slips = new Map<Entry, Slip>()
  for (const [index, book] of books.entries()) {
    const random = seededRandom(study.seed * 7000 + index)
    for (const entry of book.entries) {
      const slip = slipOn(random, entry, book)
      if (slip && !isHidden(slip.mistake.kind, slips, book)) slips.set(entry, slip)
    }
  }
  for (const [index, mistake] of mistakes.entries()) {
    const made = [...slips.values()].filter((slip) => slip.mistake === mistake).length
    if (made >= least) continue
    const places = books
      .flatMap((book) => book.entries.map((entry) => ({ book, entry })))
      .filter(({ book, entry }) => !slips.has(entry) && !isHidden(mistake.kind, slips, book))
      .flatMap(({ book, entry }) => tried(mistake, entry, book).map((slip) => ({ entry, slip })))
    for (const { entry, slip } of spreadOut(places, least - made, index)) slips.set(entry, slip)
  }
  return slips
}
