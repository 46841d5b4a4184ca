import { mean, standardDeviation } from '@marom/statistics'
import { once } from '#client/once.ts'
import { fill } from '#client/text/fill.ts'
import { sampleLabels } from '#content/glossary/figures/samples.ts'
import type { Language } from '#content/locales.ts'
import type { Point } from '#src/plots/drawing/path.ts'
import { Axes, chart, data, ink, Line, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level, Stem } from './marks.tsx'
import { percent, signed } from './numbers.ts'
import { Dots } from './parts.tsx'
import { correlation } from './shapes.tsx'
import { normals } from './simulated-samples.ts'

const pairs = once(() => {
  const error = normals(112, 50)
  return normals(111, 50).map((z, i) => ({ cuff: 125 + 12 * z, error: 4 * (error[i] ?? Number.NaN) }))
})

/** Blood pressures of the same people by two devices. */
export const devices = (shift: number) =>
  pairs().map(({ cuff, error }) => ({ cuff, wrist: cuff + shift + error }))

const onMeans = chart([95, 185], [-12, 24], numbers(100, 120, 140, 160, 180), numbers(-10, 0, 10, 20))

function limits(shift: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const people = devices(shift)
  const differences = people.map(({ cuff, wrist }) => wrist - cuff)
  const [bias, sd] = [mean(differences), standardDeviation(differences)]
  const [lower, upper] = [bias - 1.96 * sd, bias + 1.96 * sd]
  const facts = {
    n: `${people.length}`,
    bias: signed(bias),
    lower: signed(lower),
    upper: signed(upper),
    r: correlation(
      people.map(({ cuff }) => cuff),
      people.map(({ wrist }) => wrist),
    ).toFixed(2),
  }
  const points = people.map(({ cuff, wrist }): Point => [(cuff + wrist) / 2, wrist - cuff])
  return drawn(
    facts,
    <Axes on={onMeans} x={t.average2} y={t.difference}>
      <Dots on={onMeans} at={points} size={6} />
      <Level on={onMeans} at={upper} color={data} label={fill(t.limit, { limit: facts.upper })} />
      <Level on={onMeans} at={bias} color={ink} dashes="none" label={t.meanDifference} />
      <Level on={onMeans} at={lower} color={data} label={fill(t.limit, { limit: facts.lower })} />
    </Axes>,
  )
}

const agreed = 0.9
const onPrevalence = chart(
  [0, 0.5],
  [0, 1],
  percents(0, 10, 20, 30, 40, 50),
  numbers(0, 0.2, 0.4, 0.6, 0.8, 1),
)
const byChance = (p: number) => p ** 2 + (1 - p) ** 2
const kappaAt = (p: number) => (agreed - byChance(p)) / (1 - byChance(p))

function kappa(prevalence: number, language: Language): Drawing {
  const t = sampleLabels[language]
  const p = prevalence / 100
  const facts = {
    prevalence: `${prevalence}`,
    agreed: percent(agreed, 0),
    chance: percent(byChance(p)),
    kappa: kappaAt(p).toFixed(2),
  }
  return drawn(
    facts,
    <Axes on={onPrevalence} x={t.prevalence} y={t.kappa}>
      <Level on={onPrevalence} at={agreed} color={ink} label={t.agreed} />
      <Line on={onPrevalence} of={kappaAt} from={0.06} />
      <Stem on={onPrevalence} x={p} y={kappaAt(p)} />
    </Axes>,
  )
}

export const agreementFigures = {
  'bland-altman-plot': { source: 'simulated', slider: { from: 0, to: 10, step: 1, start: 5 }, draw: limits },
  'kappa-coefficient': { slider: { from: 10, to: 50, step: 5, start: 15 }, draw: kappa },
} satisfies Record<string, Figure>
