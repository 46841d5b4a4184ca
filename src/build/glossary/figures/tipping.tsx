import { normalQuantile } from '@marom/statistics/distributions'
import { missingLabels } from '#content/glossary/figures/missing.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { areaPath } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, Line, numbers, percents, pointsOf } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Stem, Upright } from './marks.tsx'
import { signed } from './numbers.ts'

/** Of a trial in which a fifth of the treated participants have no outcome. */
const trial = { effect: 5, error: 1.8, missing: 0.2 }
const margin = normalQuantile(0.975) * trial.error
const estimate = (delta: number) => trial.effect - trial.missing * delta
const tip = (trial.effect - margin) / trial.missing

const onDelta = chart([0, 12], [-2, 10], numbers(0, 2, 4, 6, 8, 10, 12), numbers(-2, 0, 2, 4, 6, 8, 10))

function shifted(delta: number, language: Language): Drawing {
  const t = missingLabels[language]
  const value = estimate(delta)
  const facts = {
    delta: `${delta}`,
    value: signed(value),
    lower: signed(value - margin),
    upper: signed(value + margin),
    tip: tip.toFixed(1),
    verdict: delta < tip ? t.holds : t.fails,
  }
  const edge = (side: number) => pointsOf(onDelta, (x) => estimate(x) + side * margin, [0, 12], 1)
  return drawn(
    facts,
    <Axes on={onDelta} x={t.delta} y={t.effect}>
      <path d={areaPath(edge(1), edge(-1))} fill={accent} fillOpacity="0.14" />
      <Line on={onDelta} of={estimate} />
      <Level on={onDelta} at={0} color={ink} dashes="none" />
      <Upright on={onDelta} at={tip} color={data} from={30} />
      <Note x={onDelta.x(tip)} y={onDelta.box.top + 22} at="middle" color={data} label={t.tip} />
      <path
        d={`M${Math.round(onDelta.x(delta))} ${Math.round(onDelta.y(value - margin))}V${Math.round(onDelta.y(value + margin))}`}
        stroke={accent}
        strokeWidth="3"
      />
      <Dot on={onDelta} x={delta} y={value} color={accent} />
    </Axes>,
  )
}

const completers = 100
const onDropout = chart(
  [0, 0.6],
  [0, 260],
  percents(0, 10, 20, 30, 40, 50, 60),
  numbers(0, 50, 100, 150, 200, 250),
)

function enrolled(percentage: number, language: Language): Drawing {
  const t = missingLabels[language]
  const needed = (share: number) => completers / (1 - share)
  const share = percentage / 100
  const whole = Math.ceil(needed(share) - 1e-9)
  const facts = { dropout: `${percentage}`, needed: `${whole}`, lost: `${whole - completers}` }
  return drawn(
    facts,
    <Axes on={onDropout} x={t.dropout} y={t.enrolled}>
      <Level on={onDropout} at={completers} color={ink} label={t.completers} />
      <Line on={onDropout} of={needed} />
      <Stem on={onDropout} x={share} y={needed(share)} />
    </Axes>,
  )
}

const deltas = { from: 0, to: 10, step: 1, start: 4 }

export const tippingFigures = {
  'tipping-point-analysis': { source: 'schematic', slider: deltas, draw: shifted },
  'pattern-mixture-model': { source: 'schematic', slider: deltas, draw: shifted },
  dropout: { slider: { from: 5, to: 50, step: 5, start: 20 }, draw: enrolled },
} satisfies Record<string, Figure>
