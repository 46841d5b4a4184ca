import type { Read } from '../derive.ts'
import { study } from '../protocol.ts'
import {
  all,
  armsOf,
  type Cell,
  type Condition,
  cell,
  chosen,
  count,
  type Data,
  type Found,
  type Group,
  type Line,
  type Output,
  share,
  where,
} from './cell.ts'
import { bySubject } from './laboratory.ts'
import { countAndPercent } from './statistic.ts'
import { summaries } from './summary.ts'

interface Arm extends Group {
  /** The rows of a parameter. */
  of: (parameter: string) => Data
}

/** Whether somebody has rows depends on the first dose, so the safety set is read, too. */
function armsWith(adsl: Data, adex: Data): Arm[] {
  const groups = armsOf(adsl, where('SAFFL', 'Y'), 'TRT01AN')
  return groups.map((group, index) => ({
    ...group,
    of: (parameter) => {
      const condition = all(where('PARAMCD', parameter), where('SAFFL', 'Y'), where('TRTAN', index + 1))
      const data = chosen(adex, condition)
      return { ...data, notes: [...group.data.notes, ...data.notes] }
    },
  }))
}

type Parameter = readonly [label: string, parameter: string, places: number]

const parameters: readonly Parameter[] = [
  ['duration', 'TRTDUR', 0],
  ['doseDays', 'DOSEDAYS', 0],
]

/** Of MCR-117 only: EX holds no dose of placebo. */
const ofActive: readonly Parameter[] = [
  ['cumulativeDose', 'CUMDOSE', 0],
  ['doseIntensity', 'RDI', 1],
]

const between = (least: number, below: number): Condition => ({
  text: `${least} <= AVAL < ${below}`,
  holds: (read, row) => read.number(row, 'AVAL') >= least && read.number(row, 'AVAL') < below,
})

const intensities: readonly [label: string, range: Condition][] = [
  ['from90', between(90, 101)],
  ['from70', between(70, 90)],
  ['below70', between(0, 70)],
]

/** Days without a dose between the first and the last. */
function interrupted(read: Read, durations: Data, days: Data): Found {
  const found = bySubject(days)
  const rows = durations.rows.filter((row) => {
    const [own] = found.get(row.subject) ?? []
    return read.number(own, 'AVAL') < read.number(row, 'AVAL')
  })
  return { ...countAndPercent(rows.length, durations.rows.length), rows, group: durations.rows }
}

/** A dose on fewer milligrams than planned for the days with a dose. */
function reduced(read: Read, days: Data, doses: Data): Found {
  const found = bySubject(doses)
  const rows = days.rows.filter((row) => {
    const [own] = found.get(row.subject) ?? []
    return read.number(own, 'AVAL') < study.dose * read.number(row, 'AVAL')
  })
  return { ...countAndPercent(rows.length, days.rows.length), rows, group: days.rows }
}

/** T 14.3.5: how long and how much participants took. */
export function exposure(adsl: Data, adex: Data): Output {
  const arms = armsWith(adsl, adex)
  const line = (label: string, make: (arm: Arm) => Cell | null, level = 0): Line => ({
    label,
    level,
    cells: arms.map(make),
  })
  const heading = (label: string) => line(label, () => null)
  const isActive = ({ name }: Group) => name === 'treatment'
  const described = ([label, parameter, places]: Parameter, has: (arm: Arm) => boolean): Line[] => [
    heading(label),
    ...summaries.map(([statistic, program]) =>
      line(
        statistic,
        (arm) =>
          has(arm)
            ? cell(`${label}-${statistic}-${arm.name}`, statistic, program, arm.of(parameter), {
                text: 'AVAL',
                variable: 'AVAL',
                places,
              })
            : null,
        1,
      ),
    ),
  ]
  return {
    id: 't-14-3-5',
    file: 'exposure.ts',
    columns: ['treatment', 'control'],
    lines: [
      line('participants', ({ name, data }) => cell(`n-${name}`, 'count', count, data)),
      ...parameters.flatMap((parameter) => described(parameter, () => true)),
      line('interrupted', ({ name, of }) =>
        cell(`interrupted-${name}`, 'interrupted', interrupted, of('TRTDUR'), of('DOSEDAYS')),
      ),
      ...ofActive.flatMap((parameter) => described(parameter, isActive)),
      ...intensities.map(([label, range]) =>
        line(
          label,
          (arm) =>
            isActive(arm) ? cell(`${label}-${arm.name}`, 'share', share, arm.of('RDI'), range) : null,
          1,
        ),
      ),
      line('reduced', (arm) =>
        isActive(arm)
          ? cell(`reduced-${arm.name}`, 'reduced', reduced, arm.of('DOSEDAYS'), arm.of('CUMDOSE'))
          : null,
      ),
    ],
  }
}
