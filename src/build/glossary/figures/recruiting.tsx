import { planLabels } from '#content/glossary/figures/plans.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, ink, Line, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Stem, Upright } from './marks.tsx'
import { percent } from './numbers.ts'
import { neededDrift, perArmFor } from './planning.tsx'
import { powerOf, usualCritical } from './power.ts'

const onPrevalence = chart([0, 1], [0, 800], percents(0, 20, 40, 60, 80, 100), numbers(0, 200, 400, 600, 800))
const responding = 0.5

function enriched(value: number, language: Language): Drawing {
  const t = planLabels[language]
  const prevalence = value / 100
  const enrolled = perArmFor(responding)
  const everyone = (p: number) => perArmFor(responding * p)
  const screened = (p: number) => enrolled / p
  const facts = {
    prevalence: `${value}`,
    enrolled: `${enrolled}`,
    everyone: `${everyone(prevalence)}`,
    screened: `${Math.ceil(screened(prevalence))}`,
  }
  return drawn(
    facts,
    <Axes on={onPrevalence} x={t.positive} y={t.perArm}>
      <Line
        on={onPrevalence}
        of={(p) => 2 * (neededDrift / (responding * p)) ** 2}
        from={0.281}
        color={data}
        dashes="5 3"
      />
      <Line on={onPrevalence} of={screened} from={0.08} />
      <Level on={onPrevalence} at={enrolled} color={ink} />
      <Upright on={onPrevalence} at={prevalence} from={70} />
      <Dot on={onPrevalence} x={prevalence} y={everyone(prevalence)} />
      <Dot on={onPrevalence} x={prevalence} y={screened(prevalence)} color={accent} />
      <Note
        x={onPrevalence.box.right}
        y={onPrevalence.box.top + 12}
        at="end"
        color={data}
        label={t.everyone}
      />
      <Note
        x={onPrevalence.box.right}
        y={onPrevalence.box.top + 30}
        at="end"
        color={accent}
        label={t.screened}
      />
      <Note x={onPrevalence.box.right} y={onPrevalence.box.top + 48} at="end" isBold label={t.enrolled} />
    </Axes>,
  )
}

const onSpread = chart([6, 16], [0, 220], numbers(6, 8, 10, 12, 14, 16), numbers(0, 50, 100, 150, 200))
const planned = 10

function reestimated(sd: number, language: Language): Drawing {
  const t = planLabels[language]
  const needed = (spread: number) => 2 * ((neededDrift * spread) / 5) ** 2
  const first = Math.ceil(needed(planned))
  const power = powerOf((5 / sd) * Math.sqrt(first / 2), usualCritical)
  const facts = { sd: `${sd}`, first: `${first}`, needed: `${Math.ceil(needed(sd))}`, power: percent(power) }
  return drawn(
    facts,
    <Axes on={onSpread} x={t.spread} y={t.perArm}>
      <Level on={onSpread} at={first} color={ink} label={t.planned} side="start" />
      <Line on={onSpread} of={needed} />
      <Stem on={onSpread} x={sd} y={needed(sd)} />
    </Axes>,
  )
}

export const recruitingFigures = {
  'enrichment-design': { slider: { from: 30, to: 90, step: 10, start: 40 }, draw: enriched },
  'blinded-sample-size-re-estimation': { slider: { from: 7, to: 15, step: 1, start: 13 }, draw: reestimated },
} satisfies Record<string, Figure>
