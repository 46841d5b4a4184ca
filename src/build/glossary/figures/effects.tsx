import { normalDensity, normalQuantile, normalUpper } from '@marom/statistics/distributions'
import { testLabels } from '#content/glossary/figures/tests.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, Line, numbers, percents, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Upright } from './marks.tsx'
import { percent } from './numbers.ts'
import { driftOf, powerOf, usualCritical } from './power.ts'

const byOutcome = chart([-3.4, 5], [0, 0.46], numbers(-3, -2, -1, 0, 1, 2, 3, 4))

function groups(effect: number, language: Language): Drawing {
  const t = testLabels[language]
  const treated = (value: number) => normalDensity(value - effect)
  const both = (value: number) => Math.min(normalDensity(value), treated(value))
  return drawn(
    {
      d: `${effect}`,
      overlap: percent(2 * normalUpper(effect / 2)),
      better: percent(1 - normalUpper(effect / Math.SQRT2)),
    },
    <Axes on={byOutcome} x={t.outcome}>
      <Shade on={byOutcome} of={both} strength={0.2} />
      <Line on={byOutcome} of={normalDensity} color={data} dashes="5 3" />
      <Line on={byOutcome} of={treated} />
      <Note x={byOutcome.x(0.15)} y={byOutcome.y(0.4) - 6} at="end" color={data} label={t.control} />
      <Note x={byOutcome.x(effect + 0.1)} y={byOutcome.y(0.4) - 6} color={accent} label={t.treatment} />
    </Axes>,
  )
}

const bySize = chart([0, 400], [0, 1], numbers(0, 100, 200, 300, 400), percents(0, 20, 40, 60, 80, 100))

function size(effect: number, language: Language): Drawing {
  const t = testLabels[language]
  const needed = Math.ceil((2 * (usualCritical + normalQuantile(0.8)) ** 2) / effect ** 2)
  const facts = { d: `${effect}`, needed: `${needed}` }
  const power = (perArm: number) => powerOf(driftOf(effect, perArm), usualCritical)
  const isLate = needed > 250
  return drawn(
    facts,
    <Axes on={bySize} x={t.perArm} y={t.power}>
      <Level on={bySize} at={0.8} />
      <Line on={bySize} of={power} />
      <Upright on={bySize} at={needed} upTo={0.8} color={data} />
      <Dot on={bySize} x={needed} y={power(needed)} />
      <Note
        x={bySize.x(needed) + (isLate ? -8 : 8)}
        y={bySize.y(0.3)}
        at={isLate ? 'end' : 'start'}
        color={data}
        label={t.needed}
      />
    </Axes>,
  )
}

export const effectFigures = {
  'effect-size': { slider: { from: 0.2, to: 2, step: 0.2, start: 0.6 }, draw: groups },
  'sample-size': { slider: { from: 0.2, to: 0.8, step: 0.1, start: 0.4 }, draw: size },
} satisfies Record<string, Figure>
