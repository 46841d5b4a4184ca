import { survivalLabels } from '#content/glossary/figures/survival.ts'
import type { Language } from '#content/locales.ts'
import { Axes, accent, chart, data, Line, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn } from './marks.tsx'
import { Key, middle, months } from './months.tsx'
import { percent } from './numbers.ts'

/** Of a Weibull distribution with a median of 12 months. */
const weibullHazard = (shape: number) => (month: number) =>
  ((shape * Math.LN2) / middle) * (Math.max(month, 0.2) / middle) ** (shape - 1)

const onHazard = chart([0, 36], [0, 0.25], months, percents(0, 5, 10, 15, 20, 25))
const inside = (curve: (month: number) => number) => (month: number) => Math.min(0.25, curve(month))

function hazards(shape: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const rate = weibullHazard(shape)
  return drawn(
    { shape: `${shape}`, early: percent(rate(3)), late: percent(rate(24)) },
    <Axes on={onHazard} x={t.months} y={t.hazard}>
      <Line on={onHazard} of={inside(rate)} />
      <Dot on={onHazard} x={3} y={rate(3)} />
      <Dot on={onHazard} x={24} y={rate(24)} />
    </Axes>,
  )
}

function proportional(shape: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const untreated = weibullHazard(shape)
  const treated = (month: number) => 0.6 * untreated(month)
  return drawn(
    { shape: `${shape}`, treated: percent(treated(6)), untreated: percent(untreated(6)) },
    <Axes on={onHazard} x={t.months} y={t.hazard}>
      <Line on={onHazard} of={inside(untreated)} color={data} dashes="5 3" />
      <Line on={onHazard} of={inside(treated)} />
      <Dot on={onHazard} x={6} y={untreated(6)} />
      <Dot on={onHazard} x={6} y={treated(6)} color={accent} />
      <Key language={language} isLeft />
    </Axes>,
  )
}

const shapes = { from: 0.6, to: 1.8, step: 0.2, start: 1.4 }

export const hazardFigures = {
  'hazard-function': { slider: shapes, draw: hazards },
  'proportional-hazards-assumption': { slider: shapes, draw: proportional },
} satisfies Record<string, Figure>
