import { expect, test } from 'vitest'
import { derive } from '../derive.ts'
import { study } from '../protocol.ts'
import { refOf } from '../row.ts'
import { data } from '../testing/made.ts'
import { editChecks } from './checks.ts'
import { mistakes } from './mistakes.ts'

const { books, planted } = data
const entries = books.flatMap((book) => book.entries)
const queries = entries.flatMap((entry) =>
  Object.entries(entry.audit).flatMap(([item, events]) =>
    events
      .filter(({ kind }) => kind === 'queried')
      .map(({ check = '' }) => ({ check, at: refOf(entry, item), events })),
  ),
)

test('every kind of mistake was made, and every mistake was found', () => {
  expect(new Set(planted.map(({ kind }) => kind))).toEqual(new Set(mistakes.map(({ kind }) => kind)))
  expect(planted.filter(({ check }) => check === '')).toEqual([])
})

test('every check finds a mistake that was planted for it, and so does the monitor', () => {
  const expected = new Map(mistakes.map(({ kind, check }) => [kind, check]))
  const finding = new Set(planted.flatMap(({ kind, check }) => (expected.get(kind) === check ? [check] : [])))
  expect([...editChecks.map(({ id }) => id), 'SDV'].filter((id) => !finding.has(id))).toEqual([])
})

test('the final values: a check fires only where the site confirmed the value from the source', () => {
  const unexplained = books.flatMap((book) =>
    book.entries.flatMap((entry) =>
      editChecks.flatMap(({ id, form, item, fires }) => {
        if (form !== entry.dataset || !derive((read) => fires(read, entry, book)).result) return []
        const isConfirmed = (entry.audit[item] ?? []).some(
          ({ kind, reason }) => kind === 'confirmed' && reason === 'sourceConfirmed',
        )
        return isConfirmed && ['AE02', 'VS01', 'VS05'].includes(id) ? [] : [`${id} ${refOf(entry, item)}`]
      }),
    ),
  )
  expect(unexplained).toEqual([])
})

test('queries without a mistake: late visits, unknown days, and questions by hand', () => {
  const wrong = new Set(planted.map(({ at }) => at.split('.')[0]))
  const others = queries.filter(({ at, events }) => {
    const isAnswered = events.some(({ kind, reason }) => kind === 'changed' || reason === 'otherField')
    return !isAnswered && !wrong.has(at.split('.')[0])
  })
  expect(
    new Set(others.map(({ check }) => check)).difference(new Set(['AE02', 'DMR', 'SDV', 'VS01', 'VS05'])),
  ).toEqual(new Set())
})

test('people: invented user names of the site, the sponsor, and the systems', () => {
  const events = entries.flatMap(({ subject, audit }) =>
    Object.values(audit).flatMap((list) => list.map((event) => ({ ...event, site: subject.slice(0, 3) }))),
  )
  for (const { person, by, site } of events) {
    const names = {
      coordinator: new RegExp(`^${site}-crc[12]$`),
      investigator: new RegExp(`^${site}-inv1$`),
      system: /^(edc|irt)$/,
      monitor: /^cra-(isr|esp|pol|deu)[12]$/,
      manager: /^dm[1-3]$/,
    }
    expect(person).toMatch(names[by])
  }
})

/** The hour on the clock of the place. */
const hourOf = (at: string) => Number(at.slice(11, 13))

test('times: with the offset of the place, summer time included, and in working hours', () => {
  const times = entries.flatMap((entry) => [
    entry.enteredAt,
    ...Object.values(entry.audit)
      .flat()
      .map(({ at }) => at),
  ])
  for (const at of times) {
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d\+0[123]:00$/)
    expect(hourOf(at)).toBeGreaterThanOrEqual(7)
    expect(hourOf(at)).toBeLessThan(17)
  }
  // Israel: summer time from 25 March to 30 October 2022; Poland from 27 March.
  const offsetAt = (site: string, from: string, to: string) =>
    new Set(
      entries
        .filter(({ subject, enteredAt }) => subject.startsWith(site) && enteredAt > from && enteredAt < to)
        .map(({ enteredAt }) => enteredAt.slice(-6)),
    )
  expect(offsetAt('101', '2022-04-01', '2022-10-29')).toEqual(new Set(['+03:00']))
  expect(offsetAt('101', '2022-11-01', '2023-03-20')).toEqual(new Set(['+02:00']))
  expect(offsetAt('30', '2022-04-01', '2022-10-29')).toEqual(new Set(['+02:00']))
  expect(offsetAt('30', '2022-11-01', '2023-03-20')).toEqual(new Set(['+01:00']))
})

test('each casebook: signed by the investigator after the last query, then locked', () => {
  for (const { entries: forms, milestones } of books) {
    const [signed, locked] = milestones
    expect([signed?.kind, locked?.kind]).toEqual(['signed', 'locked'])
    const last = Math.max(
      ...forms.flatMap(({ audit }) => Object.values(audit).flat()).map(({ at }) => Date.parse(at)),
    )
    expect(Date.parse(signed?.at ?? '')).toBeGreaterThan(last)
    expect(locked?.at.slice(0, 10)).toBe(study.lock)
  }
})
