import { expect, test } from 'vitest'
import { makeAnalysis } from '../adam/build.ts'
import { dayNumber, isoDay } from '../days.ts'
import type { Casebook, Entry } from '../forms/entry.ts'
import { formNamed, type Item } from '../forms/forms.ts'
import { makeOutputs } from '../outputs/build.ts'
import { screening } from '../protocol.ts'
import { type Row, type Value, valuesOf } from '../row.ts'
import { makeRecords } from '../sdtm/build.ts'
import { changedBook } from '../testing/changed-book.ts'
import { isWhole, oneIn } from '../testing/extent.ts'
import { data, madeOutputSources, madeParticipants, outputs } from '../testing/made.ts'
import { forwardOf } from './lineage.ts'

const { names } = madeOutputSources()
const people = madeParticipants()

/** The text of every cell, by `output.cell`. */
const textsOf = (made: typeof outputs) =>
  new Map(
    made.flatMap(({ id, lines }) =>
      lines.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell ? [[`${id}.${cell.id}`, cell.text] as const] : [])),
      ),
    ),
  )
const before = textsOf(outputs)

/** The order of the lines, by output. */
const linesOf = (made: typeof outputs) =>
  new Map(made.map(({ id, lines }) => [id, String(lines.map(({ label }) => label))]))
const linesBefore = linesOf(outputs)

const other = (list: readonly string[], value: Value) =>
  list[(list.indexOf(String(value)) + 1) % list.length] ?? null

/** Another value that the field could hold; in the long run an empty one, too. */
function mutants({ name, kind, choices = [] }: Item, value: Value): Value[] {
  const filled = (): Value => {
    if (name === 'AETERM') return other(['diarrhea', 'hypertension'], value)
    if (name === 'VISIT') return other([screening.name, 'WEEK 4'], value)
    if (kind === 'choice') return other(choices, value)
    if (kind === 'number') return Number(value ?? 600) + 7
    if (kind === 'text') return `${value ?? ''}X`
    return isoDay(dayNumber(/^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : '2023-02-10') - 45)
  }
  return value === null || name === 'AETERM' || !isWhole ? [filled()] : [filled(), null]
}

/** The datasets whose rows an output reads, by its id. */
const readBy = new Map(
  outputs.map(({ id, lines, linesFrom = [] }) => {
    const notes = [...linesFrom, ...lines.flatMap(({ cells }) => cells.flatMap((cell) => cell?.notes ?? []))]
    return [id, new Set(notes.flatMap((one) => [...one.keys()].map(({ dataset }) => dataset)))]
  }),
)

const valuesByDataset = (rows: readonly Row[]) =>
  new Map(
    [...Map.groupBy(rows, ({ dataset }) => dataset)].map(([name, own]) => [
      name,
      JSON.stringify(own.map(valuesOf)),
    ]),
  )

/** The datasets whose rows differ. */
function differing(one: readonly Row[], others: readonly Row[]): Set<string> {
  const [first, second] = [valuesByDataset(one), valuesByDataset(others)]
  return new Set([...first.keys(), ...second.keys()].filter((name) => first.get(name) !== second.get(name)))
}

/** The cells whose text differs, and the outputs whose lines do. */
function changedBy(book: Casebook): { cells: string[]; outputs: string[] } {
  const rows = makeAnalysis(book.subject, makeRecords(book))
  const old = data.analysis.filter(({ subject }) => subject === book.subject)
  const datasets = differing(old, rows)
  const start = data.analysis.indexOf(old[0] ?? rows[0] ?? { subject: '', dataset: '', seq: 0 })
  const made = makeOutputs(
    data.analysis.toSpliced(start, old.length, ...rows),
    (id) => !datasets.isDisjointFrom(readBy.get(id) ?? new Set()),
  )
  const after = textsOf(made)
  const lines = linesOf(made)
  return {
    cells: [...after.keys()].filter((name) => before.has(name) && after.get(name) !== before.get(name)),
    outputs: [...lines].filter(([id, order]) => order !== linesBefore.get(id)).map(([id]) => id),
  }
}

interface Sums {
  fields: number
  values: number
  changed: number
  announced: number
  /** Numbers that changed and were not announced. */
  missed: string[]
}

type IsTried = (entry: Entry, item: Item, place: number) => boolean

function mutate(book: Casebook, sums: Sums, isTried: IsTried): void {
  const person = people[book.subject]
  if (!person) throw new Error(`${book.subject} has no file`)
  for (const entry of book.entries)
    for (const item of (formNamed(entry.dataset)?.items ?? []).filter((one, i) => isTried(entry, one, i))) {
      const field = `${entry.dataset}.${entry.seq}.${item.name}`
      const forward = forwardOf(person, field, names)
      const announced = new Set([...forward.cells, ...forward.looking, ...forward.outputs])
      sums.fields += 1
      sums.announced += announced.size
      for (const value of mutants(item, valuesOf(entry)[item.name] ?? null)) {
        sums.values += 1
        const { cells, outputs: lines } = changedBy(changedBook(book, entry, item.name, value))
        sums.changed += cells.length + lines.length
        for (const name of [...cells, ...lines])
          if (!announced.has(name)) sums.missed.push(`${book.subject}.${field} = ${value}: ${name}`)
      }
    }
}

function sumsOf(books: readonly Casebook[], isTried: IsTried): Sums {
  const sums: Sums = { fields: 0, values: 0, changed: 0, announced: 0, missed: [] }
  for (const book of books) mutate(book, sums, isTried)
  console.log(
    `${books.length} participants: ${sums.fields} fields, ${sums.values} other values; ${sums.changed} numbers changed, ${sums.missed.length} of them not announced (announced in all: ${sums.announced})`,
  )
  return sums
}

/** `npm test` takes two participants and the first form of each kind: of one the even fields, of the other the odd. */
const books = data.books.filter((_book, index) => isWhole || index % 80 === 5)
const turnOf = ({ subject }: Entry) => books.findIndex((book) => book.subject === subject) % 2

test('another value in any field: every number that changes was announced on the page of the field', () => {
  const sums = sumsOf(
    books,
    (entry, _item, place) => isWhole || (entry.seq === 1 && place % 2 === turnOf(entry)),
  )
  expect(sums.missed).toEqual([])
  expect(sums.changed).toBeGreaterThan(100)
}, 7_200_000)

test('a result of the liver that was not reported, of anyone: the same', () => {
  const sums = sumsOf(
    oneIn(8, data.books),
    (entry, { name }) => ['ALT', 'ALP', 'BILI'].includes(name) && valuesOf(entry)[name] === null,
  )
  expect(sums.missed).toEqual([])
  expect(sums.changed).toBeGreaterThan(0)
}, 7_200_000)
