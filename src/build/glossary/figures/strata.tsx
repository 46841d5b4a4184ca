import { sum } from '@marom/statistics'
import { chiSquaredUpper } from '@marom/statistics/distributions'
import { causeLabels } from '#content/glossary/figures/causes.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { helpful, type Risks, shares, usual } from './causes.tsx'
import { Axes, accent, chart, data, ink, muted } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { pValue } from './numbers.ts'
import { Dots } from './parts.tsx'

const perArm = 200

type Table = readonly [a: number, b: number, c: number, d: number]

const tableOf = (treated: number, control: number, { treated: p, control: q }: Risks): Table => [
  treated * p,
  treated * (1 - p),
  control * q,
  control * (1 - q),
]

const oddsRatio = ([a, b, c, d]: Table) => (a * d) / (b * c)

/** Without continuity correction. Source: Mantel N, Haenszel W. J Natl Cancer Inst 1959;22:719-48. */
function mantelHaenszel(tables: readonly Table[]) {
  const size = ([a, b, c, d]: Table) => a + b + c + d
  const ratio =
    sum(tables.map((table) => (table[0] * table[3]) / size(table))) /
    sum(tables.map((table) => (table[1] * table[2]) / size(table)))
  const off = sum(
    tables.map((table) => table[0] - ((table[0] + table[1]) * (table[0] + table[2])) / size(table)),
  )
  const spread = sum(
    tables.map((table) => {
      const [a, b, c, d] = table
      const n = size(table)
      return ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1))
    }),
  )
  return { ratio, statistic: off ** 2 / spread }
}

const onOdds = chart(
  [Math.log(0.07), Math.log(5)],
  [0, 1],
  [0.25, 0.5, 1, 2, 4].map((value) => ({ value: Math.log(value), label: `${value}` })),
)

function stratified(percentage: number, language: Language): Drawing {
  const t = causeLabels[language]
  const severe = (perArm * percentage) / 100
  const tables = [
    tableOf(perArm - severe, perArm * (1 - usual), helpful.mild),
    tableOf(severe, perArm * usual, helpful.severe),
  ] as const
  const [mild, hard] = tables
  const crude: Table = [mild[0] + hard[0], mild[1] + hard[1], mild[2] + hard[2], mild[3] + hard[3]]
  const { ratio, statistic } = mantelHaenszel(tables)
  const rows = [
    { name: t.mild, value: oddsRatio(mild), color: muted },
    { name: t.severe, value: oddsRatio(hard), color: muted },
    { name: t.all, value: oddsRatio(crude), color: data },
    { name: t.mantelHaenszel, value: ratio, color: accent },
  ]
  const [mildOdds, severeOdds, crudeOdds, pooledOdds] = rows.map(({ value }) => value.toFixed(2))
  const facts = {
    share: `${percentage}`,
    mild: `${mildOdds}`,
    severe: `${severeOdds}`,
    crude: `${crudeOdds}`,
    pooled: `${pooledOdds}`,
    statistic: statistic.toFixed(2),
    p: pValue(chiSquaredUpper(statistic, 1)),
  }
  return drawn(
    facts,
    <Axes on={onOdds} x={t.odds}>
      <Upright on={onOdds} at={0} color={ink} dashes="none" />
      {rows.map(({ name, value, color }, i) => (
        <g key={name}>
          <Note x={onOdds.box.left} y={48 + 42 * i} isBold={i > 1} label={name} />
          <Dots at={[[onOdds.x(Math.log(value)), 44 + 42 * i]]} color={color} size={13} />
          <Note
            x={onOdds.x(Math.log(value)) + 12}
            y={48 + 42 * i}
            color={color}
            isClear
            isBold
            label={value.toFixed(2)}
          />
        </g>
      ))}
    </Axes>,
  )
}

export const stratumFigures = {
  'cochran-mantel-haenszel-test': { source: 'schematic', slider: shares, draw: stratified },
} satisfies Record<string, Figure>
