import {
  kaplanMeier,
  medianInterval,
  numberAtRisk,
  type Observation,
  stepAt,
  stratifiedHazardRatio,
  stratifiedLogRank,
} from '@marom/statistics/survival'
import type { Read, Row } from '../derive.ts'
import { landmarks, riskMonths } from '../protocol.ts'
import {
  all,
  armsOf,
  type Cell,
  cell,
  chosen,
  count,
  type Data,
  everyone,
  type Found,
  type Line,
  type Named,
  type Output,
  rowsWhere,
  share,
  where,
} from './cell.ts'
import { estimateAndInterval, joined, whole } from './statistic.ts'

/** The rows of one parameter in one analysis set. */
export const selected = (adtte: Data, parameter: string, set = 'ITTFL'): Data =>
  chosen(adtte, all(where('PARAMCD', parameter), where(set, 'Y')))

export const inArms = (data: Data) => armsOf(data, everyone, 'TRTPN')

export const observe = (read: Read, rows: readonly Row[]): Observation[] =>
  rows.map((row) => ({ time: read.number(row, 'AVAL'), isEvent: read.number(row, 'CNSR') === 0 }))

export const printP = (p: number) => (p < 0.001 ? '<0.001' : p.toFixed(3))

/** "NR" if not reached. */
const months = (value: number) => (Number.isFinite(value) ? value.toFixed(1) : 'NR')

export function medianSurvival(read: Read, { rows }: Data): Found {
  return { ...estimateAndInterval(medianInterval(kaplanMeier(observe(read, rows))), months), rows }
}

interface Month extends Named {
  month: number
}

export const monthNamed = (month: number): Month => ({ month, text: `month ${month}` })

const beforeFirstEvent = { survival: 1, lower: 1, upper: 1 }

export function survivalAt(read: Read, { rows }: Data, { month }: Month): Found {
  const { survival, lower, upper } = stepAt(kaplanMeier(observe(read, rows)), month) ?? beforeFirstEvent
  const percent = { value: 100 * survival, lower: 100 * lower, upper: 100 * upper }
  return { ...estimateAndInterval(percent, (value) => value.toFixed(1)), rows }
}

export function atRisk(read: Read, { rows: group }: Data, { month }: Month): Found {
  const rows = group.filter((row) => read.number(row, 'AVAL') >= month)
  return { parts: [whole('n.risk', numberAtRisk(observe(read, group), month))], rows, group }
}

/** Both arms, as one stratum or in the strata of the randomization. */
function strataOf(read: Read, [first, second]: readonly Data[], isStratified: boolean) {
  const [inFirst = [], inSecond = []] = [first?.rows, second?.rows]
  const rows = [...inFirst, ...inSecond]
  const names = isStratified ? [...new Set(rows.map((row) => read.text(row, 'STRATAR')))].sort() : ['']
  const strata = names.map((name) => {
    const inside = (row: Row) => !isStratified || read.text(row, 'STRATAR') === name
    return { first: observe(read, inFirst.filter(inside)), second: observe(read, inSecond.filter(inside)) }
  })
  return { rows, strata }
}

function ratioIn({ rows, strata }: ReturnType<typeof strataOf>): Found {
  return { ...estimateAndInterval(stratifiedHazardRatio(strata), (value) => value.toFixed(2)), rows }
}

export function hazardRatio(read: Read, ...arms: readonly Data[]): Found {
  return ratioIn(strataOf(read, arms, false))
}

function hazardRatioInStrata(read: Read, ...arms: readonly Data[]): Found {
  return ratioIn(strataOf(read, arms, true))
}

export function testInStrata(read: Read, ...arms: readonly Data[]): Found {
  const { rows, strata } = strataOf(read, arms, true)
  const { p } = stratifiedLogRank(strata)
  return { parts: [{ name: 'p.value', value: p, text: printP(p) }], rows }
}

export const isEvent = where('CNSR', 0)
const isCensored = where('CNSR', 1)

/** T 14.2.1: the primary analysis. */
export function primary(adtte: Data): Output {
  const arms = inArms(selected(adtte, 'OS'))
  const line = (id: string, make: (id: string, data: Data) => Cell): Line => ({
    label: id,
    cells: arms.map(({ name, data }) => make(`${id}-${name}`, data)),
  })
  const both = arms.map(({ data }) => data)
  return {
    id: 't-14-2-1',
    file: 'survival.ts',
    columns: ['treatment', 'control'],
    lines: [
      line('participants', (id, data) => cell(id, 'count', count, data)),
      line('events', (id, data) => cell(id, 'share', share, data, isEvent)),
      line('censored', (id, data) => cell(id, 'share', share, data, isCensored)),
      line('medianSurvival', (id, data) => cell(id, 'kaplanMeierMedian', medianSurvival, data)),
      ...landmarks.map((month) =>
        line(`at${month}`, (id, data) => cell(id, 'kaplanMeierAt', survivalAt, data, monthNamed(month))),
      ),
      { label: 'hazardRatio', cells: [cell('hazardRatio', 'cox', hazardRatio, ...both), null] },
      {
        label: 'stratifiedTest',
        cells: [cell('stratifiedTest', 'stratifiedLogRank', testInStrata, ...both), null],
      },
    ],
  }
}

/** F 14.2.1: the numbers below the curves. */
export function figure(adtte: Data): Output {
  const arms = inArms(selected(adtte, 'OS'))
  return {
    id: 'f-14-2-1',
    file: 'survival.ts',
    columns: ['treatment', 'control'],
    lines: riskMonths.map((month) => ({
      label: `risk${month}`,
      cells: arms.map(({ name, data }) =>
        cell(`risk${month}-${name}`, 'atRisk', atRisk, data, monthNamed(month)),
      ),
    })),
  }
}

interface Analysis {
  name: string
  parameter: string
  set?: string
  /** Of the model. The test is always stratified. */
  isStratified?: boolean
}

const analyses: readonly Analysis[] = [
  { name: 'primary', parameter: 'OS' },
  { name: 'leftAsDeath', parameter: 'OSLEFT' },
  { name: 'stratified', parameter: 'OS', isStratified: true },
  { name: 'newTherapyCensored', parameter: 'OSNAT' },
  { name: 'protocolSet', parameter: 'OS', set: 'PPROTFL' },
]

export function eventsOf(read: Read, group: Data): Found {
  const rows = rowsWhere(read, group, isEvent)
  const parts = [whole('n', rows.length), whole('N', group.rows.length)]
  return { parts, rows, group: group.rows, text: joined(parts, '/') }
}

function analysisLine(adtte: Data, { name, parameter, set, isStratified }: Analysis): Line {
  const arms = inArms(selected(adtte, parameter, set))
  const both = arms.map(({ data }) => data)
  return {
    label: name,
    cells: [
      ...arms.map((arm) => cell(`${name}-${arm.name}`, 'eventsOf', eventsOf, arm.data)),
      isStratified
        ? cell(`${name}-ratio`, 'stratifiedCox', hazardRatioInStrata, ...both)
        : cell(`${name}-ratio`, 'cox', hazardRatio, ...both),
      cell(`${name}-p`, 'stratifiedLogRank', testInStrata, ...both),
    ],
  }
}

/** T 14.2.2: sensitivity analyses. */
export const sensitivity = (adtte: Data): Output => ({
  id: 't-14-2-2',
  file: 'survival.ts',
  columns: ['eventsTreatment', 'eventsControl', 'ratio', 'pValue'],
  lines: analyses.map((analysis) => analysisLine(adtte, analysis)),
})
