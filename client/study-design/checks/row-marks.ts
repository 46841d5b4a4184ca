import type { Recomputed } from '@marom/trial-designs/benchmarks'
import { marked, markOf } from '#client/study-design/marks.ts'
import { fill } from '#client/text/fill.ts'
import type { MarkWords } from './recompute-words.ts'

/** A frame takes a slow phone as long with five. */
const rowsAtOnce = 40

/** The place beside the name of a design. */
interface Tally {
  place: HTMLElement
  agree: number
  differ: number
}

/** What a page shows of the recomputed values: marks in its rows, and a count for each design. */
export class RowMarks {
  private readonly words: MarkWords
  private readonly tallies = new Map<string, Tally>()
  /** The page of all designs has none: there the counts stand alone. */
  private readonly hasRows = document.querySelector('.mark span') !== null

  constructor(words: MarkWords) {
    this.words = words
    for (const place of document.querySelectorAll<HTMLElement>(marked('tally'))) {
      const tally = { place, agree: 0, differ: 0 }
      this.tallies.set(markOf(place, 'tally') ?? '', tally)
      this.write(tally)
    }
  }

  mark(values: readonly Recomputed[]): void {
    for (const value of values) {
      const row = document.getElementById(value.id)
      if (row) this.markRow(row, value)
    }
  }

  count(values: readonly Recomputed[]): void {
    const changed = new Set<Tally>()
    for (const value of values) {
      const tally = this.tallies.get(value.section)
      if (!tally || (this.hasRows && !document.getElementById(value.id))) continue
      tally[value.verdict === 'differs' ? 'differ' : 'agree'] += 1
      changed.add(tally)
    }
    for (const tally of changed) this.write(tally)
  }

  private markRow(row: HTMLElement, { verdict, text }: Recomputed): void {
    const place = row.querySelector<HTMLElement>('.mark span')
    if (!place) return
    row.closest<HTMLElement>('.ledger')?.setAttribute('data-marked', '')
    delete place.dataset.differs
    place.textContent = this.words[verdict]
    if (verdict !== 'differs') return
    place.dataset.differs = ''
    const value = document.createElement('bdi')
    value.dir = 'ltr'
    value.textContent = text
    place.replaceChildren(this.words.differs, ' ', value)
  }

  private write({ place, agree, differ }: Tally): void {
    const counts = { agree, differ, values: markOf(place, 'values') ?? '' }
    place.textContent = fill(differ === 0 ? this.words.tally : this.words.tallyDiffering, counts)
  }
}

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Gives values to the page in frames, because the worker is faster than a phone paints: rows in one frame,
 * counts in the next.
 * @returns `add` for each report, and `painted`, which resolves when none is waiting
 */
export function inFrames(marks: RowMarks, count: (values: readonly Recomputed[]) => void) {
  const waiting: Recomputed[] = []
  let painting: Promise<void> | undefined
  const paint = async () => {
    while (waiting.length > 0) {
      await nextFrame()
      const some = waiting.splice(0, rowsAtOnce)
      marks.mark(some)
      await nextFrame()
      marks.count(some)
      count(some)
    }
    painting = undefined
  }
  return {
    add: (values: readonly Recomputed[]) => {
      waiting.push(...values)
      painting ??= paint()
    },
    painted: () => painting ?? Promise.resolve(),
    stop: () => waiting.splice(0),
  }
}
