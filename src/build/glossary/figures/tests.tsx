import { fill } from '#client/ui/fill.ts'
import { testLabels, type tests as words } from '#content/glossary/figures/tests.ts'
import type { Language } from '#content/locales.ts'
import { numberTicks } from '#src/plots/drawing/axes.tsx'
import {
  normalDensity,
  normalQuantile,
  normalUpper,
  normalUpperQuantile,
} from '#src/statistics/distributions/normal.ts'
import {
  Axes,
  accent,
  chart,
  Dot,
  data,
  height,
  ink,
  Level,
  Line,
  muted,
  Note,
  percents,
  Shade,
  Upright,
} from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { percent, pValue, signed } from './numbers.ts'

/** Of the means of two arms of equal size, in standard deviations of the outcome. */
const driftOf = (effect: number, perArm: number) => effect * Math.sqrt(perArm / 2)

const powerOf = (drift: number, critical: number) =>
  normalUpper(critical - drift) + normalUpper(critical + drift)

const plannedEffect = 0.4
const plannedSize = 100

interface Planned {
  alpha?: number
  effect?: number
  perArm?: number
  shade: 'alpha' | 'beta' | 'power'
}

const onZ = chart([-4, 7], [0, 0.46], { isWide: true })
const zTicks = [-4, -2, 0, 2, 4, 6].map((value) => ({ value, label: signed(value, 0) }))

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
  return {
    facts,
    height,
    marks: (
      <Axes on={onZ} x={{ title: t.z, ticks: zTicks }}>
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
        <Note x={onZ.x(0.3)} y={onZ.y(0.4) - 6} at="end" isBold>
          {t.noEffect}
        </Note>
        <Note x={onZ.x(drift - 0.3)} y={onZ.y(0.4) - 6} color={accent} isBold>
          {t.effect}
        </Note>
        <Note x={onZ.x(critical)} y={onZ.box.top - 10} at="middle">
          {fill(t.critical, facts)}
        </Note>
      </Axes>
    ),
  }
}

const byZ = chart([-4.4, 4.4], [0, 0.46], { isWide: true })
const byZTicks = [-4, -2, 0, 2, 4].map((value) => ({ value, label: signed(value, 0) }))

interface Observed {
  z: number
  /** Where it starts to be shaded, on one or both sides. */
  from: number
  isOneSided?: boolean
}

/** The test statistic without an effect, and the result of a trial. */
function oneCurve({ z, from, isOneSided = false }: Observed, language: Language): Drawing {
  const t = testLabels[language]
  const upper = normalUpper(z)
  const two = 2 * upper
  const facts = {
    z: `${z}`,
    p: pValue(two),
    one: pValue(upper),
    two: pValue(two),
    decision: two < 0.05 ? t.rejected : t.kept,
  }
  return {
    facts,
    height,
    marks: (
      <Axes on={byZ} x={{ title: t.z, ticks: byZTicks }}>
        {!isOneSided && <Shade on={byZ} of={normalDensity} to={-from} color={data} strength={0.5} />}
        <Shade on={byZ} of={normalDensity} from={from} color={data} strength={0.5} />
        <Line on={byZ} of={normalDensity} color={ink} dashes="5 3" />
        <Upright on={byZ} at={z} dashes="none" color={accent} />
        <Note
          x={byZ.x(z) + (z > 3 ? -5 : 5)}
          y={byZ.box.top + 11}
          at={z > 3 ? 'end' : 'start'}
          color={accent}
          isBold
        >
          {fill(t.observed, facts)}
        </Note>
        <Note x={byZ.box.left} y={byZ.box.top - 10} color={muted}>
          {t.noEffect}
        </Note>
      </Axes>
    ),
  }
}

function level(alpha: number, language: Language): Drawing {
  const t = testLabels[language]
  const critical = normalUpperQuantile(alpha / 2)
  const facts = { alpha: percent(alpha, 0), critical: critical.toFixed(2), minus: signed(-critical, 2) }
  const half = `${percent(alpha / 2)}%`
  return {
    facts,
    height,
    marks: (
      <Axes on={byZ} x={{ title: t.z, ticks: byZTicks }}>
        <Shade on={byZ} of={normalDensity} to={-critical} color={data} strength={0.5} />
        <Shade on={byZ} of={normalDensity} from={critical} color={data} strength={0.5} />
        <Line on={byZ} of={normalDensity} color={ink} dashes="5 3" />
        {[-1, 1].map((side) => (
          <g key={side}>
            <Upright on={byZ} at={side * critical} from={60} />
            <Note x={byZ.x(side * critical)} y={byZ.box.top + 38} at="middle">
              {signed(side * critical, 2)}
            </Note>
            <Note x={byZ.x(side * critical)} y={byZ.box.top + 54} at="middle" color={data} isBold>
              {half}
            </Note>
          </g>
        ))}
      </Axes>
    ),
  }
}

const spread = 10
const byPoints = chart([-9, 9], [0, 0.46], { isWide: true })

function chance(perArm: number, language: Language): Drawing {
  const t = testLabels[language]
  const error = spread * Math.sqrt(2 / perArm)
  const margin = normalQuantile(0.975) * error
  const facts = { n: `${perArm}`, lower: signed(-margin), upper: signed(margin) }
  const density = (difference: number) => normalDensity(difference / error) / error
  return {
    facts,
    height,
    marks: (
      <Axes
        on={byPoints}
        x={{
          title: t.difference,
          ticks: [-8, -4, 0, 4, 8].map((value) => ({ value, label: signed(value, 0) })),
        }}
      >
        <Shade on={byPoints} of={density} from={-margin} to={margin} strength={0.2} />
        <Line on={byPoints} of={density} />
        {[-margin, margin].map((at) => (
          <g key={at}>
            <Upright on={byPoints} at={at} from={112} />
            <Note x={byPoints.x(at)} y={byPoints.box.top + 106} at={at < 0 ? 'end' : 'start'}>
              {signed(at)}
            </Note>
          </g>
        ))}
        <Note x={byPoints.box.left} y={byPoints.box.top - 10} color={muted}>
          {t.noEffect}
        </Note>
      </Axes>
    ),
  }
}

const byOutcome = chart([-3.4, 5], [0, 0.46], { isWide: true })

function groups(effect: number, language: Language): Drawing {
  const t = testLabels[language]
  const treated = (value: number) => normalDensity(value - effect)
  const both = (value: number) => Math.min(normalDensity(value), treated(value))
  return {
    facts: {
      d: `${effect}`,
      overlap: percent(2 * normalUpper(effect / 2)),
      better: percent(1 - normalUpper(effect / Math.SQRT2)),
    },
    height,
    marks: (
      <Axes
        on={byOutcome}
        x={{
          title: t.outcome,
          ticks: [-3, -2, -1, 0, 1, 2, 3, 4].map((value) => ({ value, label: signed(value, 0) })),
        }}
      >
        <Shade on={byOutcome} of={both} strength={0.2} />
        <Line on={byOutcome} of={normalDensity} color={data} dashes="5 3" />
        <Line on={byOutcome} of={treated} />
        <Note x={byOutcome.x(0.15)} y={byOutcome.y(0.4) - 6} at="end" color={data} isBold>
          {t.control}
        </Note>
        <Note x={byOutcome.x(effect + 0.1)} y={byOutcome.y(0.4) - 6} color={accent} isBold>
          {t.treatment}
        </Note>
      </Axes>
    ),
  }
}

const bySize = chart([0, 400], [0, 1])
const usualCritical = normalUpperQuantile(0.025)

function size(effect: number, language: Language): Drawing {
  const t = testLabels[language]
  const needed = Math.ceil((2 * (usualCritical + normalQuantile(0.8)) ** 2) / effect ** 2)
  const facts = { d: `${effect}`, needed: `${needed}` }
  const power = (perArm: number) => powerOf(driftOf(effect, perArm), usualCritical)
  const isLate = needed > 250
  return {
    facts,
    height,
    marks: (
      <Axes
        on={bySize}
        x={{ title: t.perArm, ticks: numberTicks(0, 100, 200, 300, 400) }}
        y={{ title: t.power, ticks: percents(0, 20, 40, 60, 80, 100) }}
      >
        <Level on={bySize} at={0.8} />
        <Line on={bySize} of={power} />
        <Upright on={bySize} at={needed} from={bySize.y(0.8) - bySize.box.top} color={data} />
        <Dot on={bySize} x={needed} y={power(needed)} />
        <Note
          x={bySize.x(needed) + (isLate ? -8 : 8)}
          y={bySize.y(0.3)}
          at={isLate ? 'end' : 'start'}
          color={data}
          isBold
        >
          {fill(t.needed, facts)}
        </Note>
      </Axes>
    ),
  }
}

const levels = { from: 1, to: 10, step: 1, start: 5 }
const sizes = { from: 20, to: 200, step: 20, start: 100 }
const statistics = { from: 0, to: 4, step: 0.5, start: 2 }

export const testFigures: Record<keyof typeof words, Figure> = {
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
  'null-hypothesis': { slider: sizes, draw: chance },
  'significance-level': { slider: levels, draw: (value, language) => level(value / 100, language) },
  'hypothesis-testing': {
    slider: statistics,
    draw: (z, language) => oneCurve({ z, from: usualCritical }, language),
  },
  'p-value': { slider: statistics, draw: (z, language) => oneCurve({ z, from: z }, language) },
  'one-sided-test': {
    slider: statistics,
    draw: (z, language) => oneCurve({ z, from: z, isOneSided: true }, language),
  },
  'two-sided-test': { slider: statistics, draw: (z, language) => oneCurve({ z, from: z }, language) },
  'effect-size': { slider: { from: 0.2, to: 2, step: 0.2, start: 0.6 }, draw: groups },
  'sample-size': { slider: { from: 0.2, to: 0.8, step: 0.1, start: 0.4 }, draw: size },
}
