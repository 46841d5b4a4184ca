import { type Observation, stratifiedLogRank } from '@marom/statistics/survival'
import { dayNumber } from '../days.ts'
import { noted, type Read, type Row } from '../derive.ts'
import { confidence, study } from '../protocol.ts'
import { all, type Condition, type Data, type Named, rowsWhere, where } from './cell.ts'

/** Of the primary test, two-sided. */
const level = (100 - confidence) / 100

export const hasLeft: Condition = {
  text: 'withdrew or was lost',
  holds: (read, row) =>
    read.number(row, 'CNSR') === 1 &&
    ['WITHDRAWAL BY SUBJECT', 'LOST TO FOLLOW-UP'].includes(read.text(row, 'EVNTDESC')),
}

export const isAlive = all(where('CNSR', 1), where('EVNTDESC', 'ALIVE AT DATA CUT'))

/** Who is censored, in the order in which they count as dead: who left, then the others, by follow-up. */
export function dyingOrder(read: Read, { rows }: Data): Row[] {
  const censored = rows
    .filter((row) => read.number(row, 'CNSR') === 1)
    .toSorted((one, other) => read.number(one, 'AVAL') - read.number(other, 'AVAL'))
  const { left = [], others = [] } = Object.groupBy(censored, (row) =>
    hasLeft.holds(read, row) ? 'left' : 'others',
  )
  return [...left, ...others]
}

const monthsUntilCut = (read: Read, row: Row): number =>
  (dayNumber(study.dataCut) - dayNumber(read.text(row, 'ADT'))) / study.daysPerMonth

/** Who left, in the order in which they count as alive: the longest time until the data cut first. */
function livingOrder(read: Read, control: Data): Row[] {
  return rowsWhere(read, control, hasLeft).toSorted(
    (one, other) => monthsUntilCut(read, other) - monthsUntilCut(read, one),
  )
}

/** What takes the place of follow-up that ended by censoring. */
export interface Scenario extends Named {
  /** The first of `dyingOrder` on MCR-117: they die when last known alive. */
  dead: number
  /** The first of `livingOrder` on placebo: they live until the data cut. */
  alive: number
}

export function withDeaths(read: Read, treated: Data, { dead }: Scenario): Observation[] {
  const dying = new Set(dyingOrder(read, treated).slice(0, dead))
  return treated.rows.map((row) => ({
    time: read.number(row, 'AVAL'),
    isEvent: read.number(row, 'CNSR') === 0 || dying.has(row),
  }))
}

export function withSurvivors(read: Read, control: Data, { alive }: Scenario): Observation[] {
  const living = new Set(livingOrder(read, control).slice(0, alive))
  return control.rows.map((row) => ({
    time: read.number(row, 'AVAL') + (living.has(row) ? monthsUntilCut(read, row) : 0),
    isEvent: read.number(row, 'CNSR') === 0,
  }))
}

/** The primary test, with other follow-up. */
export function pIfReplaced(read: Read, treated: Data, control: Data, scenario: Scenario): number {
  const inStrata = ({ rows }: Data, observations: readonly Observation[]) =>
    Map.groupBy(observations, (_one, place) => read.text(rows[place], 'STRATAR'))
  const first = inStrata(treated, withDeaths(read, treated, scenario))
  const second = inStrata(control, withSurvivors(read, control, scenario))
  const strata = [...new Set([...first.keys(), ...second.keys()])].map((name) => ({
    first: first.get(name) ?? [],
    second: second.get(name) ?? [],
  }))
  return stratifiedLogRank(strata).p
}

/** The smallest number of deaths beyond a scenario at which the result is not significant. */
export function deathsUntilTipping(
  read: Read,
  treated: Data,
  control: Data,
  start: Scenario,
): number | undefined {
  const more = dyingOrder(read, treated).length - start.dead
  for (let deaths = 0; deaths <= more; deaths++)
    if (pIfReplaced(read, treated, control, { ...start, dead: start.dead + deaths }) >= level) return deaths
  return undefined
}

/** Makes scenarios that name their participants on the page of a cell. */
export function scenariosOf(treated: Data, control: Data) {
  const { result, notes } = noted((read) => ({
    dying: dyingOrder(read, treated),
    living: livingOrder(read, control),
    left: rowsWhere(read, treated, hasLeft).length,
  }))
  const named = (rows: readonly Row[]) => rows.map(({ subject }) => subject).join(', ') || 'none'
  const scenario = (dead: number, alive: number): Scenario => ({
    text: `dead: ${named(result.dying.slice(0, dead))}; alive until the data cut: ${named(result.living.slice(0, alive))}`,
    dead,
    alive,
    notes: [notes],
  })
  return { scenario, left: { treated: result.left, control: result.living.length } }
}
