import { stratifiedLogRank } from '@marom/statistics/survival'
import { expect, test } from 'vitest'
import { study } from '#src/packages/sample-trial/protocol.ts'
import { study as built } from './built.ts'
import { loadStudy } from './programs.ts'

interface Followed {
  isTreated: boolean
  stratum: string
  months: number
  isEvent: boolean
  /** Withdrew or was lost. */
  hasLeft: boolean
  monthsToCut: number
}

const people: Followed[] = loadStudy()
  .prepare(
    `select TRTPN = 1 as isTreated, adtte.STRATAR as stratum, AVAL as months, CNSR = 0 as isEvent,
      DCSREAS in ('WITHDRAWAL BY SUBJECT', 'LOST TO FOLLOW-UP') as hasLeft,
      (julianday('${study.dataCut}') - julianday(ADT)) / ${study.daysPerMonth} as monthsToCut
    from adtte join adsl using (USUBJID) where PARAMCD = 'OS' and adtte.ITTFL = 'Y'`,
  )
  .all()
  .map((row) => ({
    isTreated: row.isTreated === 1,
    stratum: String(row.stratum),
    months: Number(row.months),
    isEvent: row.isEvent === 1,
    hasLeft: row.hasLeft === 1,
    monthsToCut: Number(row.monthsToCut),
  }))

/** The primary test, where some participants on MCR-117 die early and some on placebo live on. */
function pWith(changed: ReadonlySet<Followed>): number {
  const strata = [...new Set(people.map(({ stratum }) => stratum))]
  const arm = (stratum: string, isTreated: boolean) =>
    people
      .filter((one) => one.stratum === stratum && one.isTreated === isTreated)
      .map((one) => ({
        time: one.months + (changed.has(one) && !isTreated ? one.monthsToCut : 0),
        isEvent: one.isEvent || (changed.has(one) && isTreated),
      }))
  return stratifiedLogRank(strata.map((name) => ({ first: arm(name, true), second: arm(name, false) }))).p
}

const left = people.filter(({ hasLeft }) => hasLeft)
const cells = (id: string) => built.outputs[id]?.lines.flatMap((line) => line.cells) ?? []
const textOf = (id: string, cell: string) => cells(id).find((one) => one?.id === cell)?.text
const grid = built.outputs['t-14-2-2-2']

test('each choice of those who left: the grid has the largest p for their numbers, and none tips', () => {
  const largest = new Map<string, number>()
  for (let choice = 0; choice < 2 ** left.length; choice++) {
    const changed = new Set(left.filter((_one, place) => choice & (2 ** place)))
    const dead = [...changed].filter(({ isTreated }) => isTreated).length
    const key = `dead${dead}-alive${changed.size - dead}-p`
    largest.set(key, Math.max(pWith(changed), largest.get(key) ?? 0))
  }
  expect(largest.size).toBe(10)
  for (const [key, p] of largest) expect(textOf('t-14-2-2-2', key), key).toBe(p.toFixed(3))
  expect(Math.max(...largest.values())).toBeLessThan(0.05)
})

test('its columns count everyone on placebo who left, and it ends where every column tips', () => {
  expect(grid?.columns.length).toBe(left.filter(({ isTreated }) => !isTreated).length + 1)
  const last = grid?.lines.at(-1)?.cells.map((cell) => Number(cell?.text))
  const before = grid?.lines.at(-2)?.cells.map((cell) => Number(cell?.text))
  expect(last?.every((p) => p >= 0.05)).toBe(true)
  expect(before?.every((p) => p >= 0.05)).toBe(false)
})

test('ADTTE has the same extreme: leaving on MCR-117 as death', () => {
  for (const part of ['ratio', 'p'])
    expect(textOf('t-14-2-2-1', `leftDead-${part}`)).toBe(textOf('t-14-2-2', `leftAsDeath-${part}`))
})
