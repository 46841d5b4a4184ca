import {
  normalDensity,
  normalQuantile,
  normalUpper,
  normalUpperQuantile,
} from '@marom/statistics/distributions'
import { testLabels } from '#content/glossary/figures/tests.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, ink, Line, muted, numbers, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { percent, pValue, signed } from './numbers.ts'
import { usualCritical } from './power.ts'

const byZ = chart([-4.4, 4.4], [0, 0.46], numbers(-4, -2, 0, 2, 4))

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
  return drawn(
    facts,
    <Axes on={byZ} x={t.z}>
      {!isOneSided && <Shade on={byZ} of={normalDensity} to={-from} color={data} strength={0.5} />}
      <Shade on={byZ} of={normalDensity} from={from} color={data} strength={0.5} />
      <Line on={byZ} of={normalDensity} color={ink} dashes="5 3" />
      <Upright on={byZ} at={z} dashes="none" color={accent} />
      <Note
        x={byZ.x(z) + (z > 3 ? -5 : 5)}
        y={byZ.box.top + 11}
        at={z > 3 ? 'end' : 'start'}
        color={accent}
        label={t.observed}
      />
      <Note x={byZ.box.left} y={byZ.box.top - 10} color={muted} label={t.noEffect} />
    </Axes>,
  )
}

function level(alpha: number, language: Language): Drawing {
  const t = testLabels[language]
  const critical = normalUpperQuantile(alpha / 2)
  const facts = { alpha: percent(alpha, 0), critical: critical.toFixed(2), minus: signed(-critical, 2) }
  const half = `${percent(alpha / 2)}%`
  return drawn(
    facts,
    <Axes on={byZ} x={t.z}>
      <Shade on={byZ} of={normalDensity} to={-critical} color={data} strength={0.5} />
      <Shade on={byZ} of={normalDensity} from={critical} color={data} strength={0.5} />
      <Line on={byZ} of={normalDensity} color={ink} dashes="5 3" />
      {[-1, 1].map((side) => (
        <g key={side}>
          <Upright on={byZ} at={side * critical} from={60} />
          <Note
            x={byZ.x(side * critical)}
            y={byZ.box.top + 38}
            at="middle"
            label={signed(side * critical, 2)}
          />
          <Note x={byZ.x(side * critical)} y={byZ.box.top + 54} at="middle" color={data} label={half} />
        </g>
      ))}
    </Axes>,
  )
}

const spread = 10
const byPoints = chart([-9, 9], [0, 0.46], numbers(-8, -4, 0, 4, 8))

function chance(perArm: number, language: Language): Drawing {
  const t = testLabels[language]
  const error = spread * Math.sqrt(2 / perArm)
  const margin = normalQuantile(0.975) * error
  const facts = { n: `${perArm}`, lower: signed(-margin), upper: signed(margin) }
  const density = (difference: number) => normalDensity(difference / error) / error
  return drawn(
    facts,
    <Axes on={byPoints} x={t.difference}>
      <Shade on={byPoints} of={density} from={-margin} to={margin} strength={0.2} />
      <Line on={byPoints} of={density} />
      {[-margin, margin].map((at) => (
        <g key={at}>
          <Upright on={byPoints} at={at} from={112} />
          <Note
            x={byPoints.x(at)}
            y={byPoints.box.top + 106}
            at={at < 0 ? 'end' : 'start'}
            label={signed(at)}
          />
        </g>
      ))}
      <Note x={byPoints.box.left} y={byPoints.box.top - 10} color={muted} label={t.noEffect} />
    </Axes>,
  )
}

const statistics = { from: 0, to: 4, step: 0.5, start: 2 }

export const noEffectFigures = {
  'null-hypothesis': { slider: { from: 20, to: 200, step: 20, start: 100 }, draw: chance },
  'significance-level': {
    slider: { from: 1, to: 10, step: 1, start: 5 },
    draw: (value, language) => level(value / 100, language),
  },
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
} satisfies Record<string, Figure>
