import { planLabels } from '#content/glossary/figures/plans.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { linePath, type Point } from '#src/plots/drawing/path.ts'
import { Axes, accent, chart, data, numbers } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { drawn } from './marks.tsx'
import { signed } from './numbers.ts'
import { Block, Dots, placesOn } from './parts.tsx'

const onGroups = chart([-0.35, 1.35], [0, 80], [], numbers(0, 20, 40, 60, 80))
/** Responders in %, without the marker and with it. */
const untreated = [30, 40] as const
const firstEffect = 20

function lines(effect: number, language: Language): Drawing {
  const t = planLabels[language]
  const difference = effect - firstEffect
  const facts = {
    first: signed(firstEffect, 0),
    effect: signed(effect, 0),
    difference: signed(difference, 0),
    verdict: difference === 0 ? t.none : effect < 0 ? t.qualitative : t.quantitative,
  }
  const control = placesOn(onGroups, [
    [0, untreated[0]],
    [1, untreated[1]],
  ])
  const treated = placesOn(onGroups, [
    [0, untreated[0] + firstEffect],
    [1, untreated[1] + effect],
  ])
  const end = (places: readonly Point[]) => (places[1]?.[1] ?? 0) + 5
  const markers = [
    { value: 0, label: t.negative },
    { value: 1, label: t.markerPositive },
  ]
  const isClose = Math.abs(end(control) - end(treated)) < 16
  return drawn(
    facts,
    <Axes on={{ ...onGroups, ticks: { ...onGroups.ticks, x: markers } }} x={t.marker} y={t.responders}>
      <path d={linePath(control)} stroke={data} strokeWidth="2" strokeDasharray="5 3" />
      <path d={linePath(treated)} stroke={accent} strokeWidth="2" />
      <Dots at={control} color={data} size={9} />
      <Dots at={treated} size={9} />
      <Note
        x={onGroups.x(0)}
        y={onGroups.y(untreated[0] + firstEffect) - 10}
        at="end"
        color={accent}
        label={t.treatment}
      />
      <Note x={onGroups.x(0)} y={onGroups.y(untreated[0]) + 20} at="end" color={data} label={t.control} />
      {!isClose && <Note x={onGroups.x(1) + 10} y={end(treated)} color={accent} label={facts.effect} />}
    </Axes>,
  )
}

const alone = { none: 20, a: 35, b: 30 }

function square(interaction: number, language: Language): Drawing {
  const t = planLabels[language]
  const both = alone.a + alone.b - alone.none + interaction
  const facts = {
    interaction: signed(interaction, 0),
    both: `${both}`,
    without: signed(alone.a - alone.none, 0),
    with: signed(both - alone.b, 0),
    a: signed((alone.a - alone.none + both - alone.b) / 2),
    b: signed((alone.b - alone.none + both - alone.a) / 2),
  }
  const cells = [
    { x: 96, y: 44, value: alone.none },
    { x: 228, y: 44, value: alone.a },
    { x: 96, y: 118, value: alone.b },
    { x: 228, y: 118, value: both },
  ]
  return drawn(
    facts,
    <>
      {[
        { x: 160, name: t.withoutA },
        { x: 292, name: t.withA },
      ].map(({ x, name }) => (
        <Note key={x} x={x} y={32} at="middle" label={name} />
      ))}
      {[
        { y: 82, name: t.withoutB },
        { y: 156, name: t.withB },
      ].map(({ y, name }) => (
        <Note key={y} x={86} y={y} at="end" label={name} />
      ))}
      {cells.map(({ x, y, value }) => (
        <Block key={`${x} ${y}`} left={x} right={x + 128} top={y} height={70} strength={value / 100}>
          {`${value}%`}
        </Block>
      ))}
      <Note x={96} y={214} color={accent} label={t.effectOfA} />
      <Note x={96} y={233} color={data} label={t.effectOfB} />
    </>,
  )
}

export const factorFigures = {
  interaction: { source: 'schematic', slider: { from: -20, to: 20, step: 5, start: -10 }, draw: lines },
  'factorial-design': { source: 'schematic', slider: { from: -15, to: 15, step: 5, start: 0 }, draw: square },
} satisfies Record<string, Figure>
