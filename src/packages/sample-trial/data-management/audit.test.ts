import { expect, test } from 'vitest'
import { type AuditEvent, typedOn } from '../forms/entry.ts'
import { forms } from '../forms/forms.ts'
import { study } from '../protocol.ts'
import { contentOf, valuesOf } from '../row.ts'
import { data } from '../testing/made.ts'

const { books, records } = data
const entries = books.flatMap((book) => book.entries)
const trails = entries.flatMap((entry) =>
  Object.entries(entry.audit).map(([item, events]) => ({ entry, item, events })),
)

test('no field holds a day that had not come when it was typed', () => {
  const early = entries.flatMap((entry) =>
    Object.entries(valuesOf(entry))
      .filter(
        ([item, value]) => /^\d{4}-\d\d-\d\d$/.test(String(value)) && String(value) > typedOn(entry, item),
      )
      .map(([item]) => `${entry.subject}.${entry.dataset}.${entry.seq}.${item}`),
  )
  expect(early).toEqual([])
})

test('audit trails: in order, done before the lock, and their last value is that of the form', () => {
  for (const { entry, item, events } of trails) {
    const name = `${entry.subject}.${entry.dataset}.${entry.seq}.${item}`
    const times = events.map(({ at }) => Date.parse(at))
    expect(
      times.toSorted((one, other) => one - other),
      name,
    ).toEqual(times)
    expect((events.at(-1)?.at ?? '') < study.lock, name).toBe(true)
    expect(events.at(-1)?.value, name).toBe(valuesOf(entry)[item] ?? null)
  }
  expect(trails.length).toBeGreaterThan(400)
})

test('a query: answered by a change or a confirmation, and closed by who asked', () => {
  const asked = trails.filter(({ events }) => events.some(({ kind }) => kind === 'queried'))
  for (const { events } of asked) {
    const of = (kind: AuditEvent['kind']) => events.filter((event) => event.kind === kind)
    expect(of('changed').length + of('confirmed').length).toBeGreaterThan(0)
    expect(
      of('closed')
        .map(({ check }) => check)
        .sort(),
    ).toEqual(
      of('queried')
        .map(({ check }) => check)
        .sort(),
    )
    for (const { check, by } of of('closed')) expect(by).toBe(check === 'SDV' ? 'monitor' : 'manager')
  }
  const queries = trails.flatMap(({ entry, events }) =>
    events.filter(({ kind }) => kind === 'queried').map(({ at }) => ({ at, subject: entry.subject })),
  )
  for (const { entry, events } of trails)
    for (const { at } of events.filter(({ kind }) => kind === 'changed'))
      expect(
        queries.some((query) => query.subject === entry.subject && Date.parse(query.at) < Date.parse(at)),
      ).toBe(true)
})

test('the arm is not in the forms before the lock', () => {
  for (const entry of entries.filter(({ dataset }) => dataset === 'form-dm'))
    expect(typedOn(entry, 'ARM') > study.lock).toBe(true)
})

test('the annotation of a field names every variable that its value is copied to', () => {
  const missing = new Set<string>()
  for (const record of records)
    for (const [variable, { rule, used }] of Object.entries(contentOf(record).origins))
      for (const ref of rule === 'copied' ? used : []) {
        const [, name, , item] = ref.split('.')
        const { annotation = '' } =
          forms.find((form) => form.name === name)?.items.find((one) => one.name === item) ?? {}
        if (!annotation.includes(`${record.dataset}.${variable}`))
          missing.add(`${item}: ${record.dataset}.${variable}`)
      }
  expect([...missing]).toEqual([])
})
