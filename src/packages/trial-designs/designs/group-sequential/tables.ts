import { normalUpper } from '@marom/statistics/distributions'
import { conditionalPower, type Means, meanAt, predictivePower } from '@marom/statistics/sequential'
import type { Boundaries, Table } from '../../frame/result.ts'
import { type Inputs, type Quantities, smallestGap } from './inputs.ts'
import { isTwoSided, type Solved } from './plan.ts'
import { type LookRow, lookRows, reachedMeans } from './sizes.ts'
import { solvedOf } from './solved.ts'

const boundaryColumns = [
  'fraction',
  'sizeThen',
  'month',
  'recruited',
  'averageHr',
  'z',
  'pOne',
  'pTwo',
  'futilityZ',
  'harmZ',
  'effectShare',
] as const

const chanceColumns = [
  'fraction',
  'efficacyPlanned',
  'efficacyNone',
  'futilityPlanned',
  'futilityNone',
  'harmPlanned',
  'harmNone',
  'powerByThen',
  'stoppedPlanned',
  'stoppedNone',
  'spent',
  'betaSpent',
] as const

const conditionalColumns = [
  'fraction',
  'zNow',
  'conditionalPlanned',
  'conditionalTrend',
  'predictive',
] as const

export type Column =
  | (typeof boundaryColumns)[number]
  | (typeof chanceColumns)[number]
  | (typeof conditionalColumns)[number]

type Label = 'chances' | 'conditional' | 'atFutility' | 'atZero' | 'atEfficacy'

type Cells = Partial<Record<Column, number | null>>

/** Without an effect so far, none is large enough. */
const finite = (value: number) => (Number.isFinite(value) ? value : null)

/** The columns that have a value in any row. */
function tableOf(columns: readonly Column[], rows: readonly Cells[]): Table<Column, Label> {
  const shown = columns.filter((column) => rows.some((row) => (row[column] ?? null) !== null))
  return { columns: shown, rows: rows.map((row) => shown.map((column) => row[column] ?? null)) }
}

function boundaryTable(inputs: Inputs, rows: readonly LookRow[], means: Means): Table<Column, Label> {
  const cells = rows.map(({ fraction, size, month, averageHr, recruited, upper, futility, harm }) => ({
    fraction,
    sizeThen: size,
    month,
    recruited,
    averageHr,
    z: upper,
    pOne: upper === null || isTwoSided(inputs) ? null : normalUpper(upper),
    pTwo: upper !== null && isTwoSided(inputs) ? 2 * normalUpper(upper) : null,
    futilityZ: futility,
    harmZ: harm,
    effectShare: upper === null ? null : finite(upper / meanAt(means, fraction)),
  }))
  return tableOf(boundaryColumns, cells)
}

function chanceTable(rows: readonly LookRow[], { futility, harm }: Solved): Table<Column, Label> {
  const by = { power: 0, planned: 0, none: 0, missed: 0 }
  const at = (bound: number | null, chance: number) => (bound === null ? null : chance)
  const cells = rows.map((row) => {
    const { fraction, upper, efficacyChance, futilityChance, harmChance, spent } = row
    by.power = Math.min(1, by.power + efficacyChance.planned)
    by.missed += futilityChance.planned + harmChance.planned
    by.planned += efficacyChance.planned + futilityChance.planned + harmChance.planned
    by.none += efficacyChance.none + futilityChance.none + harmChance.none
    return {
      fraction,
      efficacyPlanned: at(upper, efficacyChance.planned),
      efficacyNone: at(upper, efficacyChance.none),
      futilityPlanned: at(row.futility, futilityChance.planned),
      futilityNone: at(row.futility, futilityChance.none),
      harmPlanned: harm && harmChance.planned,
      harmNone: harm && harmChance.none,
      powerByThen: by.power,
      stoppedPlanned: fraction < 1 ? by.planned : 1,
      stoppedNone: fraction < 1 ? by.none : 1,
      spent,
      betaSpent: futility && by.missed,
    }
  })
  return { ...tableOf(chanceColumns, cells), title: 'chances' }
}

function conditionalTable({ plan }: Solved, rows: readonly LookRow[], means: Means): Table<Column, Label> {
  const labels: Label[] = []
  const cells: Cells[] = []
  for (const [look, { fraction, futility, upper }] of rows.slice(0, -1).entries()) {
    const places: (readonly [Label, number])[] = [
      futility === null ? ['atZero', 0] : ['atFutility', futility],
      ...(upper === null ? [] : [['atEfficacy', upper] as const]),
    ]
    for (const [label, z] of places) {
      const given = conditionalPower(plan, look, z)
      labels.push(label)
      cells.push({
        fraction,
        zNow: z,
        conditionalPlanned: given(means),
        conditionalTrend: given(z / Math.sqrt(fraction)),
        predictive: predictivePower(plan, look, z),
      })
    }
  }
  return { ...tableOf(conditionalColumns, cells), labels, title: 'conditional' }
}

export function table(inputs: Inputs, values: Quantities): Table<Column, Label> {
  const solved = solvedOf(inputs)
  return boundaryTable(inputs, lookRows(inputs, values, solved), reachedMeans(inputs, values, solved))
}

export function tables(inputs: Inputs, values: Quantities): Table<Column, Label>[] {
  const solved = solvedOf(inputs)
  const rows = lookRows(inputs, values, solved)
  return [chanceTable(rows, solved), conditionalTable(solved, rows, reachedMeans(inputs, values, solved))]
}

export function boundaries(
  inputs: Inputs,
  values: Quantities,
): Boundaries<'efficacyLine' | 'futilityLine' | 'harmLine'> {
  const solved = solvedOf(inputs)
  const rows = lookRows(inputs, values, solved)
  const efficacy = rows.map(({ fraction, upper, efficacyChance }) => ({
    fraction,
    z: upper,
    chance: efficacyChance,
  }))
  const futility = rows.map(({ fraction, futility: z, futilityChance }) => ({
    fraction,
    z,
    chance: futilityChance,
  }))
  const harm = rows.flatMap(({ fraction, harm: z, harmChance }) =>
    z === null ? [] : [{ fraction, z, chance: harmChance }],
  )
  return {
    range: [solved.harm ? -5 : -3.5, Math.max(5.5, solved.fixedDrift + 2.75)],
    gap: smallestGap,
    moved: rows.slice(0, -1).map(({ fraction }, i) => ({ field: `t${i + 1}`, fraction })),
    boundaries: [
      { name: 'efficacyLine', looks: efficacy },
      ...(solved.futility ? [{ name: 'futilityLine', looks: futility } as const] : []),
      ...(harm.length > 0 ? [{ name: 'harmLine', looks: harm } as const] : []),
    ],
  }
}
