import { seededRandom } from '@marom/statistics'
import { binomialUpper } from '@marom/statistics/distributions'
import { scheduleLabels } from '#content/glossary/figures/schedules.ts'
import type { Language } from '#content/locales.ts'
import { Label } from '#src/plots/drawing/label.tsx'
import { Note } from '#src/plots/drawing/note.tsx'
import { accent, data, ink } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { percent } from './numbers.ts'
import { blocks } from './simulated-samples.ts'

interface SquaresProps {
  arms: readonly boolean[]
  top: number
  perRow?: number
  /** A gap after as many. */
  block?: number
}

/** A square for each participant, in order. */
function Squares({ arms, top, perRow = 16, block = perRow }: SquaresProps) {
  const squares = arms.map((isFirst, i) => {
    const column = i % perRow
    const left = 22 * column + 6 * Math.floor(column / block)
    return { isFirst, left, top: top + 24 * Math.floor(i / perRow) }
  })
  const outlines = (first: boolean) =>
    squares
      .filter(({ isFirst }) => isFirst === first)
      .map(({ left, top: y }) => `M${left} ${y}h19v20h-19z`)
      .join('')
  return (
    <>
      <path d={outlines(true)} fill={accent} fillOpacity="0.3" stroke={accent} />
      <path d={outlines(false)} fill={data} fillOpacity="0.1" stroke={data} />
      <g fill={ink} fontWeight="700" textAnchor="middle">
        {squares.map(({ isFirst, left, top: y }) => (
          <Label key={`${left} ${y}`} x={left + 9.5} y={y + 15}>
            {isFirst ? 'A' : 'B'}
          </Label>
        ))}
      </g>
    </>
  )
}

export const coins = (count: number) => {
  const random = seededRandom(178)
  return Array.from({ length: count }, () => random() < 0.5)
}

const countOf = (arms: readonly boolean[], isFirst: boolean) => arms.filter((arm) => arm === isFirst).length

/** Of a difference of a fifth of the participants or more, by tossing a coin. */
const lopsided = (count: number) => Math.min(1, 2 * binomialUpper(Math.ceil(0.6 * count - 1e-9), count, 0.5))

function simple(count: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const arms = coins(count)
  const facts = {
    n: `${count}`,
    a: `${countOf(arms, true)}`,
    b: `${countOf(arms, false)}`,
    chance: percent(lopsided(count)),
  }
  return drawn(
    facts,
    <>
      <Note x={0} y={14} color={accent} label={`A: ${facts.a}`} />
      <Note x={70} y={14} color={data} label={`B: ${facts.b}`} />
      <Note x={360} y={14} at="end" label={t.lopsided} />
      <Squares arms={arms} top={30} />
    </>,
    160,
  )
}

/** Who of them has severe disease. */
export const severe = (count: number) => {
  const random = seededRandom(172)
  return Array.from({ length: count }, () => random() < 0.35)
}

function stratified(count: number, language: Language): Drawing {
  const t = scheduleLabels[language]
  const size = countOf(severe(count), true)
  const list = blocks(4, 120).map((arm) => arm > 0)
  const strata = [
    { name: t.severe, arms: list.slice(0, size), top: 36 },
    { name: t.mild, arms: list.slice(60, 60 + count - size), top: 136 },
  ]
  const [severeA, severeB, mildA, mildB] = strata.flatMap(({ arms }) => [
    countOf(arms, true),
    countOf(arms, false),
  ])
  const facts = {
    n: `${count}`,
    severeA: `${severeA}`,
    severeB: `${severeB}`,
    mildA: `${mildA}`,
    mildB: `${mildB}`,
  }
  return drawn(
    facts,
    strata.map(({ name, arms, top }) => (
      <g key={name}>
        <Note x={0} y={top - 12} isBold label={name} />
        <Note x={360} y={top - 12} at="end" label={`A ${countOf(arms, true)}, B ${countOf(arms, false)}`} />
        <Squares arms={arms} top={top} perRow={12} block={4} />
      </g>
    )),
  )
}

export const sequenceFigures = {
  randomization: { source: 'simulated', slider: { from: 8, to: 80, step: 8, start: 40 }, draw: simple },
  'stratified-randomization': {
    source: 'simulated',
    slider: { from: 10, to: 60, step: 10, start: 40 },
    draw: stratified,
  },
} satisfies Record<string, Figure>
