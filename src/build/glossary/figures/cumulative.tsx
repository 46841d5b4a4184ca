import { survivalLabels } from '#content/glossary/figures/survival.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { areaPath } from '#src/plots/drawing/path.ts'
import { Axes, accent, data, Line, pointsOf, Shade } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Upright } from './marks.tsx'
import { hazard, Key, onTime, surviving, untreatedAt } from './months.tsx'
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
  return drawn(
    facts,
    <Axes on={onTime} x={t.months} y={t.survival}>
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
    </Axes>,
  )
}

const relapse = 0.04

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
  return drawn(
    facts,
    <Axes on={onTime} x={t.months} y={t.incidence}>
      {isStacked && (
        <>
          <path
            d={areaPath(
              pointsOf(onTime, either, [0, 36], 36),
              pointsOf(onTime, incidence(relapse), [0, 36], 36),
            )}
            fill={data}
            fillOpacity="0.3"
          />
          <Shade on={onTime} of={incidence(relapse)} />
          <Line on={onTime} of={either} color={data} dashes="5 3" />
        </>
      )}
      {!isStacked && <Line on={onTime} of={naive} color={data} dashes="5 3" />}
      <Line on={onTime} of={incidence(relapse)} />
      <Note
        x={onTime.box.left + 8}
        y={onTime.box.top + 16}
        color={data}
        label={isStacked ? t.competing : t.naive}
      />
      <Note x={onTime.box.left + 8} y={onTime.box.top + 34} color={accent} label={t.relapse} />
    </Axes>,
  )
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
