import type { AllowedValues, Change } from '@marom/sample-trial/recompute'
import { seededRandom } from '@marom/statistics'
import { dayNumber, isoDay } from '#src/packages/sample-trial/days.ts'
import { dictionary } from '#src/packages/sample-trial/dictionary.ts'
import type { Casebook } from '#src/packages/sample-trial/forms/entry.ts'
import { formNamed } from '#src/packages/sample-trial/forms/forms.ts'
import { allowedValuesOf } from '#src/packages/sample-trial/recompute/allowed-values.ts'
import { type Value, valuesOf } from '#src/packages/sample-trial/row.ts'

const terms = dictionary.flatMap(({ verbatim }) => verbatim)

type Random = () => number

const oneOf = <Item>(list: readonly Item[], random: Random): Item => {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('an empty list')
  return item
}

const between = (from: number, to: number, random: Random) => from + Math.floor(random() * (to - from + 1))

/** Now and then far from the value before, or empty. */
function valueIn(allowed: AllowedValues, before: Value, random: Random): Value {
  if (random() < 0.1) return null
  if (allowed.kind === 'choice') return oneOf(allowed.choices, random)
  if (allowed.kind === 'text') return `CHANGED ${between(1, 999, random)}`
  const isFar = before === null || random() < 0.3
  if (allowed.kind === 'number') {
    const { least, most } = allowed
    if (isFar) return between(least, most, random)
    return Math.min(most, Math.max(least, Number(before) + between(-10, 10, random)))
  }
  const [first, last] = [dayNumber(allowed.first), dayNumber(allowed.last)]
  const day = dayNumber(`${before}`.padEnd(10, '-01').slice(0, 10))
  return isoDay(isFar ? between(first, last, random) : Math.min(last, day + between(-60, 60, random)))
}

/** Other values in fields of all forms, the same in every run. */
export function randomChanges(books: readonly Casebook[], count: number): Change[] {
  const random = seededRandom(20261127)
  const changes: Change[] = []
  while (changes.length < count) {
    const book = oneOf(books, random)
    const form = formNamed(oneOf([...new Set(book.entries.map(({ dataset }) => dataset))], random))
    const entry = oneOf(
      book.entries.filter(({ dataset }) => dataset === form?.name),
      random,
    )
    const item = oneOf(form?.items ?? [], random)
    const before = valuesOf(entry)[item.name] ?? null
    const allowed = allowedValuesOf(item, terms)
    const value = allowed && valueIn(allowed, before, random)
    if (value !== undefined && value !== before)
      changes.push({ subject: book.subject, form: entry.dataset, seq: entry.seq, item: item.name, value })
  }
  return changes
}
