import type { Read, Row } from '#src/sample-study/derive.ts'
import { stratifiedHazardRatio } from '#src/statistics/survival/hazard-ratio.ts'
import {
  kaplanMeier,
  medianInterval,
  numberAtRisk,
  type Observation,
  stepAt,
} from '#src/statistics/survival/kaplan-meier.ts'
import { stratifiedLogRank } from '#src/statistics/survival/log-rank.ts'
import { type Cell, cell, type Found, type Group, groupsBy, type Line, type Output, share } from './cell.ts'

const [treatment, control] = groupsBy('TRTPN')

/** The rows of one parameter. */
interface Selection {
  rows: readonly Row[]
  set: 'ITTFL' | 'PPROTFL'
}

const members = (read: Read, { rows, set }: Selection, group: Group) =>
  rows.filter((row) => read.text(row, set) === 'Y' && group.holds(read, row))

const observe = (read: Read, rows: readonly Row[]): Observation[] =>
  rows.map((row) => ({ time: read.number(row, 'AVAL'), isEvent: read.number(row, 'CNSR') === 0 }))

const estimate = (parts: readonly string[]) => `${parts[0]} (${parts[1]}–${parts[2]})`

const printP = (p: number) => (p < 0.001 ? '<0.001' : p.toFixed(3))

/** "NR" if not reached. */
const months = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : 'NR')

function medianOf(read: Read, selection: Selection, group: Group): Found {
  const rows = members(read, selection, group)
  const { value, lower, upper } = medianInterval(kaplanMeier(observe(read, rows)))
  const parts = [value, lower, upper].map(months)
  return { parts, rows, text: estimate(parts) }
}

function survivalAt(read: Read, selection: Selection, group: Group, month: number): Found {
  const rows = members(read, selection, group)
  const step = stepAt(kaplanMeier(observe(read, rows)), month)
  const parts = [step?.survival ?? 1, step?.lower ?? 1, step?.upper ?? 1].map((one) => (100 * one).toFixed(1))
  return { parts, rows, text: estimate(parts) }
}

function armsOf(read: Read, selection: Selection, isStratified: boolean) {
  const [first, second] = [members(read, selection, treatment), members(read, selection, control)]
  const rows = [...first, ...second]
  const names = isStratified ? [...new Set(rows.map((row) => read.text(row, 'STRATAR')))].sort() : ['']
  const strata = names.map((name) => {
    const inside = (row: Row) => !isStratified || read.text(row, 'STRATAR') === name
    return { first: observe(read, first.filter(inside)), second: observe(read, second.filter(inside)) }
  })
  return { rows, strata }
}

function ratioOf(read: Read, selection: Selection, isStratified: boolean): Found {
  const { rows, strata } = armsOf(read, selection, isStratified)
  const { value, lower, upper } = stratifiedHazardRatio(strata)
  const parts = [value, lower, upper].map((one) => one.toFixed(2))
  return { parts, rows, text: estimate(parts) }
}

function testOf(read: Read, selection: Selection, isStratified: boolean): Found {
  const { rows, strata } = armsOf(read, selection, isStratified)
  return { parts: [printP(stratifiedLogRank(strata).p)], rows }
}

const both = (id: string, statistic: string, compute: (read: Read, group: Group) => Found): Cell[] =>
  [treatment, control].map((group) => cell(`${id}-${group.name}`, statistic, (read) => compute(read, group)))

const isEvent = (read: Read, row: Row) => read.number(row, 'CNSR') === 0

/** T 14.2.1: the primary analysis. */
export function primary(selection: Selection): Output {
  const line = (id: string, statistic: string, compute: (read: Read, group: Group) => Found): Line => ({
    label: id,
    cells: both(id, statistic, compute),
  })
  const only = (id: string, statistic: string, compute: (read: Read) => Found): Line => ({
    label: id,
    cells: [cell(id, statistic, compute), null],
  })
  return {
    id: 't-14-2-1',
    program: 'survival.ts',
    columns: ['treatment', 'control'],
    lines: [
      line('participants', 'count', (read, group) => {
        const rows = members(read, selection, group)
        return { parts: [String(rows.length)], rows }
      }),
      line('events', 'share', (read, group) => share(read, members(read, selection, group), isEvent)),
      line('censored', 'share', (read, group) =>
        share(read, members(read, selection, group), (one, row) => !isEvent(one, row)),
      ),
      line('medianSurvival', 'kaplanMeierMedian', (read, group) => medianOf(read, selection, group)),
      line('at12', 'kaplanMeierAt', (read, group) => survivalAt(read, selection, group, 12)),
      line('at24', 'kaplanMeierAt', (read, group) => survivalAt(read, selection, group, 24)),
      only('hazardRatio', 'cox', (read) => ratioOf(read, selection, false)),
      only('stratifiedTest', 'stratifiedLogRank', (read) => testOf(read, selection, true)),
      only('test', 'logRank', (read) => testOf(read, selection, false)),
    ],
  }
}

const riskMonths = [0, 6, 12, 18, 24, 30, 36] as const

/** F 14.2.1: the numbers below and beside the curves. */
export function figure(selection: Selection): Output {
  return {
    id: 'f-14-2-1',
    program: 'survival.ts',
    columns: ['treatment', 'control'],
    lines: riskMonths.map((month) => ({
      label: `risk${month}`,
      cells: both(`risk${month}`, 'atRisk', (read, group) => {
        const rows = members(read, selection, group).filter((row) => read.number(row, 'AVAL') >= month)
        const count = numberAtRisk(observe(read, rows), month)
        return { parts: [String(count)], rows }
      }),
    })),
  }
}

interface Analysis {
  name: string
  selection: Selection
  /** Of the model. The test is always stratified. */
  isStratified: boolean
}

/** T 14.2.2: sensitivity analyses. */
export function sensitivity(all: readonly Row[]): Output {
  const of = (code: string) => all.filter(({ values }) => values.PARAMCD === code)
  const analyses: readonly Analysis[] = [
    { name: 'primary', selection: { rows: of('OS'), set: 'ITTFL' }, isStratified: false },
    { name: 'leftAsDeath', selection: { rows: of('OSLEFT'), set: 'ITTFL' }, isStratified: false },
    { name: 'stratified', selection: { rows: of('OS'), set: 'ITTFL' }, isStratified: true },
    { name: 'newTherapyCensored', selection: { rows: of('OSNAT'), set: 'ITTFL' }, isStratified: false },
    { name: 'protocolSet', selection: { rows: of('OS'), set: 'PPROTFL' }, isStratified: false },
  ]
  return {
    id: 't-14-2-2',
    program: 'survival.ts',
    columns: ['eventsTreatment', 'eventsControl', 'ratio', 'pValue'],
    lines: analyses.map(({ name, selection, isStratified }) => ({
      label: name,
      cells: [
        ...both(name, 'eventsOf', (read, group) => {
          const found = members(read, selection, group)
          const rows = found.filter((row) => isEvent(read, row))
          return {
            parts: [String(rows.length), String(found.length)],
            rows,
            text: `${rows.length}/${found.length}`,
          }
        }),
        cell(`${name}-ratio`, isStratified ? 'stratifiedCox' : 'cox', (read) =>
          ratioOf(read, selection, isStratified),
        ),
        cell(`${name}-p`, 'stratifiedLogRank', (read) => testOf(read, selection, true)),
      ],
    })),
  }
}
