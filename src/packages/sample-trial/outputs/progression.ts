import { kaplanMeier } from '@marom/statistics/survival'
import { noted, type Row } from '../derive.ts'
import type { CurveFacts, SurvivalDrawing } from '../drawing.ts'
import {
  type Cell,
  type Condition,
  cell,
  count,
  type Data,
  type Group,
  type Line,
  type Output,
  share,
  where,
} from './cell.ts'
import {
  atRisk,
  hazardRatio,
  inArms,
  isEvent,
  medianSurvival,
  monthNamed,
  observe,
  selected,
  survivalAt,
  testInStrata,
} from './survival.ts'

/** Months at which progression-free survival is estimated. */
const progressionLandmarks = [6, 12] as const

/** Months at which the numbers at risk are printed. */
const progressionMonths = [0, 3, 6, 9, 12, 18] as const

const isCensored: Condition = { text: 'CNSR > 0', holds: (read, row) => read.number(row, 'CNSR') > 0 }

const endings = [
  ['pfsProgression', 'DISEASE PROGRESSION'],
  ['pfsDeath', 'DEATH'],
] as const

/** Why somebody was censored, by the number in CNSR. */
const censorings = ['pfsNoEvent', 'pfsTherapy', 'pfsMissed', 'pfsUnseen'] as const

/** T 14.2.3: progression-free survival. */
export function progression(adtte: Data): Output {
  const arms = inArms(selected(adtte, 'PFS'))
  const both = arms.map(({ data }) => data)
  const line = (label: string, make: (id: string, data: Data) => Cell, level = 0): Line => ({
    label,
    level,
    cells: arms.map(({ name, data }) => make(`${label}-${name}`, data)),
  })
  const shares = (label: string, property: Condition, level?: number) =>
    line(label, (id, data) => cell(id, 'share', share, data, property), level)
  return {
    id: 't-14-2-3',
    file: 'progression.ts',
    columns: ['treatment', 'control'],
    lines: [
      line('participants', (id, data) => cell(id, 'count', count, data)),
      shares('pfsEvents', isEvent),
      ...endings.map(([id, ending]) => shares(id, where('EVNTDESC', ending), 1)),
      shares('pfsCensored', isCensored),
      ...censorings.map((id, index) => shares(id, where('CNSR', index + 1), 1)),
      line('pfsMedian', (id, data) => cell(id, 'kaplanMeierMedian', medianSurvival, data)),
      ...progressionLandmarks.map((month) =>
        line(`pfsAt${month}`, (id, data) => cell(id, 'kaplanMeierAt', survivalAt, data, monthNamed(month))),
      ),
      { label: 'pfsRatio', cells: [cell('pfs-ratio', 'cox', hazardRatio, ...both), null] },
      { label: 'stratifiedTest', cells: [cell('pfs-p', 'stratifiedLogRank', testInStrata, ...both), null] },
    ],
  }
}

const rounded = (value: number) => Number(value.toFixed(4))

function curveOf(rows: readonly Row[]): CurveFacts {
  const { result: observations } = noted((read) => observe(read, rows))
  return {
    steps: kaplanMeier(observations).map(({ time, survival, lower, upper }) => [
      rounded(time),
      rounded(survival),
      rounded(lower),
      rounded(upper),
    ]),
    censored: observations.filter((one) => !one.isEvent).map(({ time }) => rounded(time)),
  }
}

function drawingOf([treatment, control]: readonly [Group, Group]): SurvivalDrawing {
  const curves = { treatment: curveOf(treatment.data.rows), control: curveOf(control.data.rows) }
  const times = Object.values(curves).flatMap(({ steps, censored }) => [
    ...steps.map(([time]) => time),
    ...censored,
  ])
  return { kind: 'survival', months: progressionMonths, last: Math.ceil(Math.max(...times)), ...curves }
}

/** F 14.2.3: the curves, and the numbers below them. */
export function progressionFigure(adtte: Data): Output {
  const arms = inArms(selected(adtte, 'PFS'))
  return {
    id: 'f-14-2-3',
    file: 'progression.ts',
    columns: ['treatment', 'control'],
    lines: progressionMonths.map((month) => ({
      label: `risk${month}`,
      cells: arms.map(({ name, data }) =>
        cell(`pfsRisk${month}-${name}`, 'atRisk', atRisk, data, monthNamed(month)),
      ),
    })),
    drawing: drawingOf(arms),
  }
}
