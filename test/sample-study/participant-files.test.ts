import { isFormsFile, isParticipantFile } from '@marom/sample-trial/recompute'
import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { wordsFile } from '#src/build/sample-study/breaks.ts'
import { participantFiles } from '#src/packages/sample-trial/files/participant-files.ts'
import { packForms } from '#src/packages/sample-trial/recompute/forms-file.ts'
import { contentOf, type Row, valuesOf } from '#src/packages/sample-trial/row.ts'
import { data, outputs } from '#src/packages/sample-trial/testing/made.ts'
import { Participant } from '#src/packages/sample-trial/trace/participant-file.ts'
import { isWordsFile } from '#src/sample-study/break/file-shapes.ts'
import { oneIn } from '#test/support/extent.ts'

const files = new Map(
  [...participantFiles(data, outputs)].map(([subject, file]) => [subject, JSON.stringify(file)]),
)
const people = new Map([...files].map(([subject, text]) => [subject, new Participant(JSON.parse(text))]))

const idOf = ({ dataset, seq }: Row) => `${dataset}.${seq}`

/** Of every participant, or of ten in `npm test`. */
const books = oneIn(16, data.books)
const taken = new Set(books.map(({ subject }) => subject))
const rows = [...data.records, ...data.analysis].filter(({ subject }) => taken.has(subject))

test('the file of a participant has at most 200 KB', () => {
  const largest = Math.max(...[...files.values()].map(({ length }) => length))
  console.log(`the largest file of a participant has ${largest} characters`)
  expect(largest).toBeLessThan(200_000)
})

test('the browser takes the files from which it computes a changed value', () => {
  const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  expect(isFormsFile(written(packForms(data.books)))).toBe(true)
  expect(languages.filter((language) => !isWordsFile(written(wordsFile(language))))).toEqual([])
  expect([...files].filter(([, text]) => !isParticipantFile(JSON.parse(text)))).toEqual([])
})

test('it says how each value was made', () => {
  for (const row of rows) {
    const { values, origins, because } = contentOf(row)
    const within = (refs: readonly string[]) => refs.map((ref) => ref.slice(row.subject.length + 1))
    const used = Object.entries(origins).flatMap(([name, origin]) =>
      origin.used.length > 0 ? [[name, within(origin.used)]] : [],
    )
    const reasons = within(because.used)
    expect(people.get(row.subject)?.row(idOf(row))).toEqual({
      id: idOf(row),
      values,
      used: Object.fromEntries(used),
      ...(reasons.length > 0 ? { because: reasons } : {}),
    })
  }
})

test('it says what was typed', () => {
  for (const { subject, entries } of books)
    expect(people.get(subject)?.entries).toEqual(
      entries.map((entry) => {
        const { enteredAt, enteredBy, typedAt, audit } = entry
        const values = valuesOf(entry)
        return { id: idOf(entry), values, used: {}, enteredAt, enteredBy, typedAt, audit }
      }),
    )
})

test('it says what each value goes into', () => {
  const readers = new Map<string, Set<string>>()
  for (const row of rows)
    for (const [name, { used }] of Object.entries(contentOf(row).origins))
      for (const ref of used) readers.set(ref, (readers.get(ref) ?? new Set()).add(`${idOf(row)}.${name}`))
  for (const [ref, expected] of readers) {
    const [subject = '', dataset, seq, variable = ''] = ref.split('.')
    const found = people.get(subject)?.readersOf(`${dataset}.${seq}`, variable)
    expect(found?.toSorted(), ref).toEqual([...expected].sort())
  }
})
