import { emaxModel } from '@marom/statistics/fitting'
import { fill } from '#client/text/fill.ts'
import { doseLabels } from '#content/glossary/figures/doses.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, ink, Line, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Stem } from './marks.tsx'
import { percent } from './numbers.ts'

const onDose = chart([0, 200], [0, 22], numbers(0, 50, 100, 150, 200), numbers(0, 5, 10, 15, 20))
const most = 20

function emax(half: number, language: Language): Drawing {
  const t = doseLabels[language]
  const effect = (dose: number) => emaxModel.value(dose, [0, most, half])
  const facts = {
    half: `${half}`,
    at50: effect(50).toFixed(1),
    at100: effect(100).toFixed(1),
    gain: (effect(100) - effect(50)).toFixed(1),
    share: percent(effect(100) / most, 0),
  }
  return drawn(
    facts,
    <Axes on={onDose} x={t.dose} y={t.effect}>
      <Level on={onDose} at={most} color={ink} label={fill(t.most, { most: `${most}` })} side="start" />
      <Line on={onDose} of={effect} />
      <Stem on={onDose} x={half} y={most / 2} />
      <Dot on={onDose} x={50} y={effect(50)} color={accent} />
      <Dot on={onDose} x={100} y={effect(100)} color={accent} />
      <Note x={onDose.box.right} y={onDose.y(3)} at="end" color={data} label={t.half} />
    </Axes>,
  )
}

const onLog = chart(
  [0, 3],
  [0, 1],
  [1, 10, 100, 1000].map((value) => ({ value: Math.log10(value), label: `${value}` })),
  percents(0, 20, 40, 60, 80, 100),
)
const ec50 = 30

function hill(steepness: number, language: Language): Drawing {
  const t = doseLabels[language]
  const effect = (log: number) => 1 / (1 + (ec50 / 10 ** log) ** steepness)
  const at = (share: number) => ec50 * (share / (1 - share)) ** (1 / steepness)
  const [low, high] = [at(0.2), at(0.8)]
  const facts = {
    steepness: `${steepness}`,
    low: low.toFixed(1),
    high: high.toFixed(1),
    times: (high / low).toFixed(1),
  }
  return drawn(
    facts,
    <Axes on={onLog} x={t.concentration} y={t.ofMost}>
      <Line on={onLog} of={effect} />
      {[0.2, 0.8].map((share) => (
        <g key={share}>
          <Stem on={onLog} x={Math.log10(at(share))} y={share} />
        </g>
      ))}
      <Dot on={onLog} x={Math.log10(ec50)} y={0.5} color={accent} />
      <Note
        x={onLog.box.left + 8}
        y={onLog.box.top + 6}
        color={accent}
        label={fill(t.ec50, { ec50: `${ec50}` })}
      />
    </Axes>,
  )
}

export const logistic = (value: number) => 1 / (1 + Math.exp(-value))
const onAge = chart([30, 90], [0, 1], numbers(30, 40, 50, 60, 70, 80, 90), percents(0, 20, 40, 60, 80, 100))

function curve(ratio: number, language: Language): Drawing {
  const t = doseLabels[language]
  const at = (age: number) => logistic(-1 + (Math.log(ratio) * (age - 60)) / 10)
  const odds = (age: number) => at(age) / (1 - at(age))
  const facts = {
    ratio: `${ratio}`,
    at60: percent(at(60)),
    at70: percent(at(70)),
    odds60: odds(60).toFixed(2),
    odds70: odds(70).toFixed(2),
    relative: (at(70) / at(60)).toFixed(2),
  }
  return drawn(
    facts,
    <Axes on={onAge} x={t.age} y={t.probability}>
      <Line on={onAge} of={at} />
      {[60, 70].map((age) => (
        <g key={age}>
          <Stem on={onAge} x={age} y={at(age)} />
        </g>
      ))}
      <Note x={onAge.box.left + 8} y={onAge.box.top + 6} color={data} label={t.odds60} />
      <Note x={onAge.box.left + 8} y={onAge.box.top + 24} color={data} label={t.odds70} />
    </Axes>,
  )
}

export const doseFigures = {
  'dose-response-relationship': { slider: { from: 10, to: 90, step: 10, start: 40 }, draw: emax },
  'pharmacodynamics-pd': { slider: { from: 0.5, to: 4, step: 0.5, start: 1 }, draw: hill },
  'logistic-regression': { slider: { from: 1, to: 5, step: 0.5, start: 2 }, draw: curve },
} satisfies Record<string, Figure>
