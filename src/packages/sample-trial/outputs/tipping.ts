import { hazardRatio } from '@marom/statistics/survival'
import { noted, type Read, type Row } from '../derive.ts'
import {
  type Cell,
  type Condition,
  cell,
  type Data,
  type Found,
  type Line,
  type Output,
  rowsWhere,
  share,
  where,
} from './cell.ts'
import { asText, countAndPercent, estimateAndInterval, joined, whole } from './statistic.ts'
import { inArms, printP, selected } from './survival.ts'
import {
  deathsUntilTipping,
  dyingOrder,
  hasLeft,
  isAlive,
  pIfReplaced,
  type Scenario,
  scenariosOf,
  withDeaths,
  withSurvivors,
} from './tipping-scenarios.ts'

/** Numbers of deaths and of participants. */
const outOf = (rows: readonly Row[], group: readonly Row[]): Found => {
  const parts = [whole('n', rows.length), whole('N', group.length)]
  return { parts, rows, group, text: joined(parts, '/') }
}

function deathsOnControl(read: Read, control: Data): Found {
  return outOf(rowsWhere(read, control, where('CNSR', 0)), control.rows)
}

function deathsIfReplaced(read: Read, treated: Data, scenario: Scenario): Found {
  const observations = withDeaths(read, treated, scenario)
  const rows = treated.rows.filter((_row, place) => observations[place]?.isEvent)
  return outOf(rows, treated.rows)
}

function ratioIfReplaced(read: Read, treated: Data, control: Data, scenario: Scenario): Found {
  const ratio = hazardRatio(withDeaths(read, treated, scenario), withSurvivors(read, control, scenario))
  const written = estimateAndInterval(ratio, (value) => value.toFixed(2))
  return { ...written, rows: [...treated.rows, ...control.rows] }
}

function testIfReplaced(read: Read, treated: Data, control: Data, scenario: Scenario): Found {
  const p = pIfReplaced(read, treated, control, scenario)
  return { parts: [{ name: 'p.value', value: p, text: printP(p) }], rows: [...treated.rows, ...control.rows] }
}

/** "NR" if the result does not tip, even if all of them had died. */
function deathsNeeded(read: Read, treated: Data, control: Data, start: Scenario): Found {
  const needed = deathsUntilTipping(read, treated, control, start)
  const group = rowsWhere(read, treated, isAlive)
  if (needed === undefined) return { parts: [asText('n', 'NR')], rows: [], group }
  const rows = dyingOrder(read, treated).slice(start.dead, start.dead + needed)
  return { ...countAndPercent(needed, group.length), rows, group }
}

/** T 14.2.2.1: what those who left could change, and what would tip the result. */
export function tipping(adtte: Data): Output {
  const [{ data: treated }, { data: control }] = inArms(selected(adtte, 'OS'))
  const { scenario, left } = scenariosOf(treated, control)
  const worst = scenario(left.treated, left.control)
  const { result: needed = treated.rows.length, notes } = noted((read) =>
    deathsUntilTipping(read, treated, control, worst),
  )
  const tipped = scenario(worst.dead + needed, worst.alive)
  const shares = (id: string, property: Condition): Line => ({
    label: id,
    cells: [
      cell(`${id}-treatment`, 'share', share, treated, property),
      cell(`${id}-control`, 'share', share, control, property),
      null,
      null,
    ],
  })
  const line = (id: string, one: Scenario): Line => ({
    label: id,
    level: 1,
    cells: [
      cell(`${id}-treatment`, 'deathsIfReplaced', deathsIfReplaced, treated, one),
      cell(`${id}-control`, 'eventsOf', deathsOnControl, control),
      cell(`${id}-ratio`, 'coxIfReplaced', ratioIfReplaced, treated, control, one),
      cell(`${id}-p`, 'testIfReplaced', testIfReplaced, treated, control, one),
    ],
  })
  return {
    id: 't-14-2-2-1',
    file: 'tipping.ts',
    columns: ['treatment', 'control', 'ratio', 'pValue'],
    lines: [
      shares('leftEarly', hasLeft),
      shares('stillAlive', isAlive),
      { label: 'ifReplaced', cells: [null, null, null, null] },
      line('asCensored', scenario(0, 0)),
      line('leftDead', scenario(left.treated, 0)),
      line('leftAlive', scenario(0, left.control)),
      line('worstCase', worst),
      {
        label: 'needed',
        cells: [
          cell('needed-treatment', 'deathsNeeded', deathsNeeded, treated, control, worst),
          null,
          null,
          null,
        ],
      },
      line('tipped', { ...tipped, notes: [...(tipped.notes ?? []), notes] }),
    ],
  }
}

/** The grid: deaths on MCR-117 from 0, and survivors on placebo from 0. */
const gridDeaths = 9
const gridSurvivors = 4

const upTo = (last: number) => Array.from({ length: last + 1 }, (_one, number) => number)

/** T 14.2.2.2: p values of the grid. */
export function tippingGrid(adtte: Data): Output {
  const [{ data: treated }, { data: control }] = inArms(selected(adtte, 'OS'))
  const { scenario } = scenariosOf(treated, control)
  const cellOf = (dead: number, alive: number): Cell =>
    cell(
      `dead${dead}-alive${alive}-p`,
      'testIfReplaced',
      testIfReplaced,
      treated,
      control,
      scenario(dead, alive),
    )
  return {
    id: 't-14-2-2-2',
    file: 'tipping.ts',
    columns: upTo(gridSurvivors).map((alive) => `alive${alive}`),
    lines: upTo(gridDeaths).map((dead) => ({
      label: `dead${dead}`,
      cells: upTo(gridSurvivors).map((alive) => cellOf(dead, alive)),
    })),
  }
}
