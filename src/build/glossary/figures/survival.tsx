import { survivalLabels } from '#content/glossary/figures/survival.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, data, Line } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level, Stem } from './marks.tsx'
import { hazard, Key, keyX, middle, onTime, surviving, untreatedAt } from './months.tsx'
import { percent } from './numbers.ts'

function readOff(month: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const value = untreatedAt(month)
  const facts = { month: `${month}`, value: percent(value) }
  return drawn(
    facts,
    <Axes on={onTime} x={t.months} y={t.survival}>
      <Line on={onTime} of={untreatedAt} />
      <Stem on={onTime} x={month} y={value} />
      <Note x={onTime.x(month) + 8} y={onTime.y(value) - 8} color={data} label={t.at} />
    </Axes>,
  )
}

interface Curves {
  treated: (month: number) => number
  facts: Record<string, string>
  /** A line where the curves cross it. */
  isHalved?: boolean
  label?: string
}

function twoCurves({ treated, facts, isHalved = false, label }: Curves, language: Language): Drawing {
  const t = survivalLabels[language]
  return drawn(
    facts,
    <Axes on={onTime} x={t.months} y={t.survival}>
      {isHalved && <Level on={onTime} at={0.5} />}
      <Line on={onTime} of={untreatedAt} color={data} dashes="5 3" />
      <Line on={onTime} of={treated} />
      <Key language={language} />
      {label && <Note x={keyX} y={onTime.box.top + 52} at="end" isBold label={label} />}
    </Axes>,
  )
}

function ratioOf(ratio: number, language: Language): Drawing {
  const treated = surviving(hazard * ratio)
  const facts = {
    ratio: `${ratio}`,
    median: (middle / ratio).toFixed(1),
    treated: percent(treated(24)),
    untreated: percent(untreatedAt(24)),
  }
  return twoCurves({ treated, facts, isHalved: true, label: survivalLabels[language].ratio }, language)
}

function delayed(delay: number, language: Language): Drawing {
  const treated = (month: number) =>
    month <= delay ? untreatedAt(month) : untreatedAt(delay) * surviving(hazard / 2)(month - delay)
  const facts = {
    delay: `${delay}`,
    treated: percent(treated(24)),
    untreated: percent(untreatedAt(24)),
  }
  return twoCurves({ treated, facts }, language)
}

function stretched(factor: number, language: Language): Drawing {
  const quartile = Math.log(4) / hazard
  const facts = {
    factor: `${factor}`,
    median: (middle * factor).toFixed(1),
    quartile: (quartile * factor).toFixed(1),
    controlQuartile: quartile.toFixed(1),
  }
  return twoCurves({ treated: surviving(hazard / factor), facts, isHalved: true }, language)
}

export const survivalFigures = {
  'survival-function': { slider: { from: 3, to: 30, step: 3, start: 18 }, draw: readOff },
  'hazard-ratio-hr': { slider: { from: 0.3, to: 1.2, step: 0.1, start: 0.6 }, draw: ratioOf },
  'non-proportional-hazards': { slider: { from: 0, to: 12, step: 2, start: 4 }, draw: delayed },
  'accelerated-failure-time-model': { slider: { from: 0.8, to: 2, step: 0.2, start: 1.4 }, draw: stretched },
} satisfies Record<string, Figure>
