import { mean, seededRandom, sum } from '@marom/statistics'
import { once } from '#client/once.ts'
import { allocationLabels } from '#content/glossary/figures/allocations.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, stairs } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn, Level } from './marks.tsx'
import { percent } from './numbers.ts'
import { placesOn } from './parts.tsx'

const participants = 100
const order = numbers(0, 20, 40, 60, 80, 100)

/** The levels of sex, severity and site of each, numbered from 0 to 7, and a number for the assignment. */
export const people = once(() => {
  const random = seededRandom(370)
  return Array.from({ length: participants }, () => ({
    levels: [random() < 0.5 ? 0 : 1, random() < 0.35 ? 2 : 3, 4 + Math.floor(4 * random())],
    coin: random(),
  }))
})

/**
 * After each participant, the largest difference between the arms in any level.
 * Source: Pocock SJ, Simon R. Biometrics 1975;31:103-15, with the sum of ranges.
 * @param chance of the arm with the smaller sum; 0.5 is simple randomization
 */
function differences(chance: number): number[] {
  const lead = Array.from({ length: 8 }, () => 0)
  return people().map(({ levels, coin }) => {
    const ahead = sum(levels.map((level) => Math.sign(lead[level] ?? 0)))
    const first = ahead === 0 ? 0.5 : ahead < 0 ? chance : 1 - chance
    for (const level of levels) lead[level] = (lead[level] ?? 0) + (coin < first ? 1 : -1)
    return Math.max(...lead.map(Math.abs))
  })
}

const onDifference = chart([0, participants], [0, 16], order, numbers(0, 4, 8, 12, 16))

function minimized(value: number, language: Language): Drawing {
  const t = allocationLabels[language]
  const own = differences(value / 100)
  const simple = differences(0.5)
  const facts = {
    n: `${participants}`,
    chance: `${value}`,
    worst: `${Math.max(...own)}`,
    end: `${own.at(-1)}`,
    simple: `${Math.max(...simple)}`,
  }
  const path = (all: number[]) =>
    linePath(
      stairs(
        placesOn(
          onDifference,
          [0, ...all].map((difference, i) => [i, difference] as const),
        ),
      ),
    )
  return drawn(
    facts,
    <Axes on={onDifference} x={t.participant} y={t.largest}>
      <path d={path(simple)} stroke={data} strokeWidth="2" strokeDasharray="5 3" fill="none" />
      <path d={path(own)} stroke={accent} strokeWidth="2" fill="none" />
      <Note x={onDifference.box.left + 8} y={onDifference.box.top + 16} color={data} label={t.simple} />
      <Note x={onDifference.box.left + 8} y={onDifference.box.top + 34} color={accent} label={t.minimized} />
    </Axes>,
  )
}

const control = 0.3
const trials = 20

/** Two numbers for each participant of each trial: for the arm and for the response. */
export const draws = once(() =>
  Array.from({ length: trials }, (_, trial) => {
    const random = seededRandom(700 + trial)
    return Array.from({ length: participants }, () => [random(), random()] as const)
  }),
)

/**
 * After each participant of a trial, the share assigned to the new treatment.
 * Source: Wei LJ, Durham S. J Am Stat Assoc 1978;73:840-3, RPW(1, 1).
 */
function sharesIn(trial: readonly (readonly [number, number])[], better: number): number[] {
  let balls = 1
  let assigned = 0
  return trial.map(([arm, response], i) => {
    const isNew = arm < balls / (i + 2)
    const isResponse = response < (isNew ? better : control)
    if (isNew) assigned += 1
    if (isNew === isResponse) balls += 1
    return assigned / (i + 1)
  })
}

const onShare = chart([0, participants], [0, 1], order, percents(0, 25, 50, 75, 100))

function urn(value: number, language: Language): Drawing {
  const t = allocationLabels[language]
  const better = value / 100
  const limit = (1 - control) / (1 - control + 1 - better)
  const all = draws().map((trial) => sharesIn(trial, better))
  const last = all.map((shares) => shares.at(-1) ?? Number.NaN)
  const facts = {
    n: `${participants}`,
    trials: `${trials}`,
    better: `${value}`,
    control: percent(control, 0),
    limit: percent(limit, 0),
    mean: percent(mean(last), 0),
    low: percent(Math.min(...last), 0),
    high: percent(Math.max(...last), 0),
  }
  // Every fifth participant: the file of a figure has a limit.
  const path = (shares: number[]) =>
    linePath(
      placesOn(
        onShare,
        shares.flatMap((share, i) => (i % 5 === 4 ? [[i + 1, share] as const] : [])),
      ),
    )
  return drawn(
    facts,
    <Axes on={onShare} x={t.participant} y={t.share}>
      <path d={all.map(path).join('')} stroke={accent} strokeOpacity="0.55" fill="none" />
      <Level on={onShare} at={limit} color={data} />
      <Note x={onShare.box.right} y={onShare.box.bottom - 10} at="end" color={data} label={t.limit} />
    </Axes>,
  )
}

export const adaptingFigures = {
  minimization: { source: 'simulated', slider: { from: 50, to: 100, step: 10, start: 80 }, draw: minimized },
  'response-adaptive-randomization': {
    source: 'simulated',
    slider: { from: 30, to: 80, step: 10, start: 60 },
    draw: urn,
  },
} satisfies Record<string, Figure>
