import { causeLabels } from '#content/glossary/figures/causes.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, muted, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { percent, signed } from './numbers.ts'
import { Dots } from './parts.tsx'

export interface Risks {
  treated: number
  control: number
}

interface Strata {
  mild: Risks
  severe: Risks
}

/** Treatment lowers the risk in both strata. */
export const helpful: Strata = {
  mild: { treated: 0.05, control: 0.1 },
  severe: { treated: 0.3, control: 0.4 },
}
/** Treatment has no effect. */
const idle: Strata = { mild: { treated: 0.1, control: 0.1 }, severe: { treated: 0.4, control: 0.4 } }
/** The share with severe disease among the control participants. */
export const usual = 0.3

const mixed = ({ mild, severe }: Strata, arm: keyof Risks, share: number) =>
  share * severe[arm] + (1 - share) * mild[arm]

const onRisk = chart([0, 0.5], [0, 1], percents(0, 10, 20, 30, 40, 50))

interface Comparison {
  strata: Strata
  /** The last row weights both arms to all participants. */
  isWeighted?: boolean
}

/** The risks of each arm. Weighted, both have the strata of all participants. */
function risksOf(strata: Strata, share: number) {
  const together = (share + usual) / 2
  return {
    all: { treated: mixed(strata, 'treated', share), control: mixed(strata, 'control', usual) },
    weighted: { treated: mixed(strata, 'treated', together), control: mixed(strata, 'control', together) },
  }
}

function factsOf(percentage: number, { strata, isWeighted }: Comparison): Record<string, string> {
  const share = percentage / 100
  const { all, weighted } = risksOf(strata, share)
  const gap = ({ treated, control }: Risks) => signed(100 * (treated - control))
  return {
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
}

function compared(percentage: number, comparison: Comparison, language: Language): Drawing {
  const { strata, isWeighted } = comparison
  const t = causeLabels[language]
  const { all, weighted } = risksOf(strata, percentage / 100)
  const rows = [
    { name: t.mild, risks: strata.mild },
    { name: t.severe, risks: strata.severe },
    { name: t.all, risks: all },
    ...(isWeighted ? [{ name: t.weighted, risks: weighted }] : []),
  ]
  const step = isWeighted ? 40 : 54
  return drawn(
    factsOf(percentage, comparison),
    <Axes on={onRisk} x={t.risk}>
      <Note x={onRisk.box.right} y={14} at="end" color={data} label={t.control} />
      <Note x={onRisk.box.right} y={32} at="end" color={accent} label={t.treatment} />
      {rows.map(({ name, risks }, i) => {
        const y = 46 + step * i
        const [treated, control] = [onRisk.x(risks.treated), onRisk.x(risks.control)].map(tenth)
        return (
          <g key={name}>
            <Note x={onRisk.box.left} y={y - 13} isBold={i > 1} label={name} />
            <path d={`M${onRisk.box.left} ${y}H${onRisk.box.right}`} stroke={muted} strokeOpacity="0.5" />
            <path d={`M${treated} ${y}H${control}`} stroke={ink} strokeWidth="3" />
            <Dots at={[[control ?? 0, y]]} color={data} size={14} />
            <Dots at={[[treated ?? 0, y]]} size={9} />
          </g>
        )
      })}
    </Axes>,
  )
}

export const shares = { from: 10, to: 90, step: 10, start: 80 }

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
} satisfies Record<string, Figure>
