import { normalDensity, normalUpperQuantile } from '@marom/statistics/distributions'
import { testLabels } from '#content/glossary/figures/tests.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, ink, Line, numbers, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent } from './numbers.ts'
import { driftOf, powerOf } from './power.ts'

const plannedEffect = 0.4
const plannedSize = 100

interface Planned {
  alpha?: number
  effect?: number
  perArm?: number
  shade: 'alpha' | 'beta' | 'power'
}

const onZ = chart([-4, 7], [0, 0.46], numbers(-4, -2, 0, 2, 4, 6))

/** The test statistic without the effect and with it. */
function twoCurves(
  { alpha = 0.05, effect = plannedEffect, perArm = plannedSize, shade }: Planned,
  language: Language,
): Drawing {
  const t = testLabels[language]
  const critical = normalUpperQuantile(alpha / 2)
  const drift = driftOf(effect, perArm)
  const power = powerOf(drift, critical)
  const facts = {
    alpha: percent(alpha, 0),
    d: `${effect}`,
    n: `${perArm}`,
    drift: drift.toFixed(2),
    critical: critical.toFixed(2),
    power: percent(power),
    beta: percent(1 - power),
  }
  const withEffect = (z: number) => normalDensity(z - drift)
  return drawn(
    facts,
    <Axes on={onZ} x={t.z}>
      {shade === 'alpha' && (
        <>
          <Shade on={onZ} of={normalDensity} to={-critical} color={data} strength={0.55} />
          <Shade on={onZ} of={normalDensity} from={critical} color={data} strength={0.55} />
        </>
      )}
      {shade === 'beta' && <Shade on={onZ} of={withEffect} from={-critical} to={critical} color={data} />}
      {shade === 'power' && <Shade on={onZ} of={withEffect} from={critical} />}
      <Line on={onZ} of={normalDensity} color={ink} dashes="5 3" />
      <Line on={onZ} of={withEffect} />
      <Upright on={onZ} at={critical} />
      <Note x={onZ.x(0.3)} y={onZ.y(0.4) - 6} at="end" isBold label={t.noEffect} />
      <Note x={onZ.x(drift - 0.3)} y={onZ.y(0.4) - 6} color={accent} label={t.effect} />
      <Note x={onZ.x(critical)} y={onZ.box.top - 10} at="middle" label={t.critical} />
    </Axes>,
  )
}

const levels = { from: 1, to: 10, step: 1, start: 5 }
const sizes = { from: 20, to: 200, step: 20, start: 100 }

export const errorRateFigures = {
  'type-i-error': {
    slider: levels,
    draw: (level, language) => twoCurves({ alpha: level / 100, shade: 'alpha' }, language),
  },
  'type-ii-error': {
    slider: sizes,
    draw: (perArm, language) => twoCurves({ perArm, shade: 'beta' }, language),
  },
  power: { slider: sizes, draw: (perArm, language) => twoCurves({ perArm, shade: 'power' }, language) },
  'alternative-hypothesis': {
    slider: { from: 0.1, to: 0.8, step: 0.1, start: 0.4 },
    draw: (effect, language) => twoCurves({ effect, shade: 'power' }, language),
  },
} satisfies Record<string, Figure>
