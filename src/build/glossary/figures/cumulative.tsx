import { survivalLabels } from '#content/glossary/figures/survival.ts'
import type { Language } from '#content/locales.ts'
import { areaPath } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, height, Line, pointsOf, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Note, Upright } from './marks.tsx'
import { hazard, Key, months, onTime, shares, surviving, untreatedAt } from './months.tsx'
import { percent } from './numbers.ts'

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

const deaths = { from: 1, to: 8, step: 1, start: 4 }

export const cumulativeFigures = {
  'restricted-mean-survival-time-rmst': { slider: { from: 6, to: 36, step: 6, start: 24 }, draw: area },
  'competing-risks': { slider: deaths, draw: (other, language) => competing(other, false, language) },
  'cumulative-incidence-function': {
    slider: deaths,
    draw: (other, language) => competing(other, true, language),
  },
} satisfies Record<string, Figure>
