import { causeLabels } from '#content/glossary/figures/causes.ts'
import type { Language } from '#content/locales.ts'
import { tenth } from '#src/plots/drawing/path.ts'
import { chiSquaredUpper } from '#src/statistics/distributions/distributions.ts'
import { sum } from '#src/statistics/sample.ts'
import { Axes, accent, chart, data, height, ink, muted, Note, percents, Upright } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { percent, pValue, signed } from './numbers.ts'
import { Dots } from './parts.tsx'

interface Risks {
  treated: number
  control: number
}

interface Strata {
  mild: Risks
  severe: Risks
}

/** Treatment lowers the risk in both strata. */
const helpful: Strata = { mild: { treated: 0.05, control: 0.1 }, severe: { treated: 0.3, control: 0.4 } }
/** Treatment has no effect. */
const idle: Strata = { mild: { treated: 0.1, control: 0.1 }, severe: { treated: 0.4, control: 0.4 } }
/** The share with severe disease among the control participants. */
const usual = 0.3

const mixed = ({ mild, severe }: Strata, arm: keyof Risks, share: number) =>
  share * severe[arm] + (1 - share) * mild[arm]

const onRisk = chart([0, 0.5], [0, 1], { isWide: true })

interface Comparison {
  strata: Strata
  /** The last row weights both arms to all participants. */
  isWeighted?: boolean
}

function compared(
  percentage: number,
  { strata, isWeighted = false }: Comparison,
  language: Language,
): Drawing {
  const t = causeLabels[language]
  const share = percentage / 100
  const all = { treated: mixed(strata, 'treated', share), control: mixed(strata, 'control', usual) }
  const together = (share + usual) / 2
  const weighted = {
    treated: mixed(strata, 'treated', together),
    control: mixed(strata, 'control', together),
  }
  const gap = ({ treated, control }: Risks) => signed(100 * (treated - control))
  const facts: Record<string, string> = {
    share: `${percentage}`,
    treated: percent(all.treated),
    control: percent(all.control),
    crude: gap(all),
    mild: gap(strata.mild),
    severe: gap(strata.severe),
    ...(isWeighted && {
      weighted: gap(weighted),
      scoreSevere: (share / (share + usual)).toFixed(2),
      scoreMild: ((1 - share) / (2 - share - usual)).toFixed(2),
    }),
  }
  const rows = [
    { name: t.mild, risks: strata.mild },
    { name: t.severe, risks: strata.severe },
    { name: t.all, risks: all },
    ...(isWeighted ? [{ name: t.weighted, risks: weighted }] : []),
  ]
  const step = isWeighted ? 40 : 54
  return {
    facts,
    height,
    marks: (
      <Axes on={onRisk} x={{ title: t.risk, ticks: percents(0, 10, 20, 30, 40, 50) }}>
        <Note x={onRisk.box.right} y={14} at="end" color={data} isBold>
          {t.control}
        </Note>
        <Note x={onRisk.box.right} y={32} at="end" color={accent} isBold>
          {t.treatment}
        </Note>
        {rows.map(({ name, risks }, i) => {
          const y = 46 + step * i
          const [treated, control] = [onRisk.x(risks.treated), onRisk.x(risks.control)].map(tenth)
          return (
            <g key={name}>
              <Note x={onRisk.box.left} y={y - 13} isBold={i > 1}>
                {name}
              </Note>
              <path d={`M${onRisk.box.left} ${y}H${onRisk.box.right}`} stroke={muted} strokeOpacity="0.5" />
              <path d={`M${treated} ${y}H${control}`} stroke={ink} strokeWidth="3" />
              <Dots at={[[control ?? 0, y]]} color={data} size={14} />
              <Dots at={[[treated ?? 0, y]]} size={9} />
            </g>
          )
        })}
      </Axes>
    ),
  }
}

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

const onOdds = chart([Math.log(0.07), Math.log(5)], [0, 1], { isWide: true })

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
  return {
    facts,
    height,
    marks: (
      <Axes
        on={onOdds}
        x={{
          title: t.odds,
          ticks: [0.25, 0.5, 1, 2, 4].map((value) => ({ value: Math.log(value), label: `${value}` })),
        }}
      >
        <Upright on={onOdds} at={0} color={ink} dashes="none" />
        {rows.map(({ name, value, color }, i) => (
          <g key={name}>
            <Note x={onOdds.box.left} y={48 + 42 * i} isBold={i > 1}>
              {name}
            </Note>
            <Dots at={[[onOdds.x(Math.log(value)), 44 + 42 * i]]} color={color} size={13} />
            <Note x={onOdds.x(Math.log(value)) + 12} y={48 + 42 * i} color={color} isBold isClear>
              {value.toFixed(2)}
            </Note>
          </g>
        ))}
      </Axes>
    ),
  }
}

const shares = { from: 10, to: 90, step: 10, start: 80 }

const comparison = (what: Comparison): Figure => ({
  source: 'schematic',
  slider: shares,
  draw: (share, language) => compared(share, what, language),
})

export const causeFigures = {
  'simpsons-paradox': comparison({ strata: helpful }),
  confounding: comparison({ strata: idle }),
  'inverse-probability-weighting-ipw': comparison({ strata: helpful, isWeighted: true }),
  'propensity-score': comparison({ strata: helpful, isWeighted: true }),
  'cochran-mantel-haenszel-test': { source: 'schematic', slider: shares, draw: stratified },
} satisfies Record<string, Figure>
