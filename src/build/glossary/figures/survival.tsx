import { fill } from '#client/ui/fill.ts'
import { survivalLabels } from '#content/glossary/figures/survival.ts'
import type { Language } from '#content/locales.ts'
import { numberTicks } from '#src/plots/drawing/axes.tsx'
import { areaPath } from '#src/plots/drawing/path.ts'
import {
  Axes,
  accent,
  chart,
  Dot,
  data,
  height,
  Level,
  Line,
  Note,
  percents,
  pointsOf,
  Shade,
  Upright,
} from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { percent } from './numbers.ts'

const middle = 12
/** Per month, for a median of 12 months. */
const hazard = Math.LN2 / middle
const shares = percents(0, 25, 50, 75, 100)

const onTime = chart([0, 36], [0, 1])
const months = numberTicks(0, 6, 12, 18, 24, 30, 36)

const surviving =
  (rate: number) =>
  (time: number): number =>
    Math.exp(-rate * time)

const untreatedAt = surviving(hazard)

/** The place of the two names, where both curves are lower. */
const keyX = onTime.box.right - 4

function Key({ language, isLeft = false }: { language: Language; isLeft?: boolean }) {
  const t = survivalLabels[language]
  const [x, at] = isLeft ? ([onTime.x(6), 'start'] as const) : ([keyX, 'end'] as const)
  return (
    <>
      <Note x={x} y={onTime.box.top + 16} at={at} color={accent} isBold>
        {t.treatment}
      </Note>
      <Note x={x} y={onTime.box.top + 34} at={at} color={data} isBold>
        {t.control}
      </Note>
    </>
  )
}

function readOff(month: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const value = untreatedAt(month)
  const facts = { month: `${month}`, value: percent(value) }
  return {
    facts,
    height,
    marks: (
      <Axes on={onTime} x={{ title: t.months, ticks: months }} y={{ title: t.survival, ticks: shares }}>
        <Line on={onTime} of={untreatedAt} />
        <Upright on={onTime} at={month} color={data} from={onTime.y(value) - onTime.box.top} />
        <Dot on={onTime} x={month} y={value} />
        <Note x={onTime.x(month) + 8} y={onTime.y(value) - 8} color={data} isBold>
          {fill(t.at, facts)}
        </Note>
      </Axes>
    ),
  }
}

/** Of a Weibull distribution with a median of 12 months. */
const weibullHazard = (shape: number) => (month: number) =>
  ((shape * Math.LN2) / middle) * (Math.max(month, 0.2) / middle) ** (shape - 1)

const onHazard = chart([0, 36], [0, 0.25])
const hazardTicks = percents(0, 5, 10, 15, 20, 25)
const inside = (curve: (month: number) => number) => (month: number) => Math.min(0.25, curve(month))

function hazards(shape: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const rate = weibullHazard(shape)
  return {
    facts: { shape: `${shape}`, early: percent(rate(3)), late: percent(rate(24)) },
    height,
    marks: (
      <Axes on={onHazard} x={{ title: t.months, ticks: months }} y={{ title: t.hazard, ticks: hazardTicks }}>
        <Line on={onHazard} of={inside(rate)} />
        <Dot on={onHazard} x={3} y={rate(3)} />
        <Dot on={onHazard} x={24} y={rate(24)} />
      </Axes>
    ),
  }
}

function proportional(shape: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const untreated = weibullHazard(shape)
  const treated = (month: number) => 0.6 * untreated(month)
  return {
    facts: { shape: `${shape}`, treated: percent(treated(6)), untreated: percent(untreated(6)) },
    height,
    marks: (
      <Axes on={onHazard} x={{ title: t.months, ticks: months }} y={{ title: t.hazard, ticks: hazardTicks }}>
        <Line on={onHazard} of={inside(untreated)} color={data} dashes="5 3" />
        <Line on={onHazard} of={inside(treated)} />
        <Dot on={onHazard} x={6} y={untreated(6)} />
        <Dot on={onHazard} x={6} y={treated(6)} color={accent} />
        <Key language={language} isLeft />
      </Axes>
    ),
  }
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
  return {
    facts,
    height,
    marks: (
      <Axes on={onTime} x={{ title: t.months, ticks: months }} y={{ title: t.survival, ticks: shares }}>
        {isHalved && <Level on={onTime} at={0.5} />}
        <Line on={onTime} of={untreatedAt} color={data} dashes="5 3" />
        <Line on={onTime} of={treated} />
        <Key language={language} />
        {label && (
          <Note x={keyX} y={onTime.box.top + 52} at="end" isBold>
            {fill(label, facts)}
          </Note>
        )}
      </Axes>
    ),
  }
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

/** The area under an exponential curve up to the horizon. */
const restricted = (rate: number, horizon: number) => (1 - Math.exp(-rate * horizon)) / rate

function area(horizon: number, language: Language): Drawing {
  const t = survivalLabels[language]
  const better = Math.LN2 / 20
  const [treated, untreated] = [restricted(better, horizon), restricted(hazard, horizon)]
  const facts = {
    horizon: `${horizon}`,
    treated: treated.toFixed(1),
    untreated: untreated.toFixed(1),
    difference: (treated - untreated).toFixed(1),
    area: (treated - untreated).toFixed(1),
  }
  return {
    facts,
    height,
    marks: (
      <Axes on={onTime} x={{ title: t.months, ticks: months }} y={{ title: t.survival, ticks: shares }}>
        <Shade on={onTime} of={untreatedAt} to={horizon} color={data} strength={0.16} />
        <path
          d={areaPath(
            pointsOf(onTime, surviving(better), [0, horizon], 24),
            pointsOf(onTime, untreatedAt, [0, horizon], 24),
          )}
          fill={accent}
          fillOpacity="0.4"
        />
        <Line on={onTime} of={untreatedAt} color={data} dashes="5 3" />
        <Line on={onTime} of={surviving(better)} />
        <Upright on={onTime} at={horizon} from={48} />
        <Key language={language} />
      </Axes>
    ),
  }
}

const relapse = 0.04
const onIncidence = chart([0, 36], [0, 1])

function competing(other: number, isStacked: boolean, language: Language): Drawing {
  const t = survivalLabels[language]
  const death = other / 100
  const all = relapse + death
  const incidence = (cause: number) => (month: number) => (cause / all) * (1 - Math.exp(-all * month))
  const either = (month: number) => incidence(relapse)(month) + incidence(death)(month)
  const naive = (month: number) => 1 - Math.exp(-relapse * month)
  const facts = {
    other: `${other}`,
    incidence: percent(incidence(relapse)(36)),
    competing: percent(incidence(death)(36)),
    free: percent(1 - either(36)),
    naive: percent(naive(36)),
  }
  return {
    facts,
    height,
    marks: (
      <Axes on={onIncidence} x={{ title: t.months, ticks: months }} y={{ title: t.incidence, ticks: shares }}>
        {isStacked && (
          <>
            <path
              d={areaPath(
                pointsOf(onIncidence, either, [0, 36], 36),
                pointsOf(onIncidence, incidence(relapse), [0, 36], 36),
              )}
              fill={data}
              fillOpacity="0.3"
            />
            <Shade on={onIncidence} of={incidence(relapse)} />
            <Line on={onIncidence} of={either} color={data} dashes="5 3" />
          </>
        )}
        {!isStacked && <Line on={onIncidence} of={naive} color={data} dashes="5 3" />}
        <Line on={onIncidence} of={incidence(relapse)} />
        <Note x={onIncidence.box.left + 8} y={onIncidence.box.top + 16} color={data} isBold>
          {isStacked ? t.competing : t.naive}
        </Note>
        <Note x={onIncidence.box.left + 8} y={onIncidence.box.top + 34} color={accent} isBold>
          {t.relapse}
        </Note>
      </Axes>
    ),
  }
}

const shapes = { from: 0.6, to: 1.8, step: 0.2, start: 1.4 }

export const survivalFigures = {
  'survival-function': { slider: { from: 3, to: 30, step: 3, start: 18 }, draw: readOff },
  'hazard-function': { slider: shapes, draw: hazards },
  'hazard-ratio-hr': { slider: { from: 0.3, to: 1.2, step: 0.1, start: 0.6 }, draw: ratioOf },
  'proportional-hazards-assumption': { slider: shapes, draw: proportional },
  'non-proportional-hazards': { slider: { from: 0, to: 12, step: 2, start: 4 }, draw: delayed },
  'restricted-mean-survival-time-rmst': { slider: { from: 6, to: 36, step: 6, start: 24 }, draw: area },
  'accelerated-failure-time-model': { slider: { from: 0.8, to: 2, step: 0.2, start: 1.4 }, draw: stretched },
  'competing-risks': {
    slider: { from: 1, to: 8, step: 1, start: 4 },
    draw: (other, language) => competing(other, false, language),
  },
  'cumulative-incidence-function': {
    slider: { from: 1, to: 8, step: 1, start: 4 },
    draw: (other, language) => competing(other, true, language),
  },
} satisfies Record<string, Figure>
