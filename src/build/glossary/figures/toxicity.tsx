import { doseLabels } from '#content/glossary/figures/doses.ts'
import type { Language } from '#content/locales.ts'
import type { Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, ink, Line, numbers, percents } from './chart.tsx'
import { logistic } from './doses.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level, Stem, Upright } from './marks.tsx'
import { percent } from './numbers.ts'
import { Dots } from './parts.tsx'

const levels = [10, 20, 40, 60, 80, 100]
const toxicity = (dose: number) => logistic(-4 + 0.05 * dose)
const onLevels = chart([0, 110], [0, 0.8], numbers(...levels), percents(0, 20, 40, 60, 80))

function tolerated(target: number, language: Language): Drawing {
  const t = doseLabels[language]
  const dose = levels.findLast((level) => toxicity(level) <= target / 100) ?? Number.NaN
  const next = levels.find((level) => level > dose) ?? Number.NaN
  const facts = {
    target: `${target}`,
    dose: `${dose}`,
    risk: percent(toxicity(dose)),
    next: `${next}`,
    nextRisk: percent(toxicity(next)),
  }
  const isBelow = (level: number) => level <= dose
  const places = (some: readonly number[]) => some.map((level): Point => [level, toxicity(level)])
  return drawn(
    facts,
    <Axes on={onLevels} x={t.dose} y={t.toxicity}>
      <Level on={onLevels} at={target / 100} color={ink} label={t.target} side="start" />
      <Line on={onLevels} of={toxicity} color="var(--muted)" dashes="2 3" />
      <Dots on={onLevels} at={places(levels.filter(isBelow))} size={10} />
      <Dots
        on={onLevels}
        at={places(levels.filter((level) => !isBelow(level)))}
        size={10}
        color={data}
        isOpen
      />
      <Upright on={onLevels} at={dose} color={accent} upTo={toxicity(dose)} />
    </Axes>,
  )
}

const onRate = chart(
  [0, 0.7],
  [0, 1],
  percents(0, 10, 20, 30, 40, 50, 60, 70),
  percents(0, 20, 40, 60, 80, 100),
)

/** The next dose is given after no toxicity among three, or one among six. */
const escalates = (rate: number) => (1 - rate) ** 3 + 3 * rate * (1 - rate) ** 2 * (1 - rate) ** 3

function threePlusThree(rate: number, language: Language): Drawing {
  const t = doseLabels[language]
  const risk = rate / 100
  const facts = {
    rate: `${rate}`,
    none: percent((1 - risk) ** 3),
    escalates: percent(escalates(risk)),
    stays: percent(1 - escalates(risk)),
  }
  return drawn(
    facts,
    <Axes on={onRate} x={t.rate} y={t.escalates}>
      <Line on={onRate} of={escalates} />
      <Stem on={onRate} x={risk} y={escalates(risk)} />
    </Axes>,
  )
}

export const toxicityFigures = {
  'maximum-tolerated-dose-mtd': {
    source: 'schematic',
    slider: { from: 10, to: 50, step: 5, start: 30 },
    draw: tolerated,
  },
  'dose-limiting-toxicity-dlt': { slider: { from: 10, to: 60, step: 10, start: 30 }, draw: threePlusThree },
} satisfies Record<string, Figure>
