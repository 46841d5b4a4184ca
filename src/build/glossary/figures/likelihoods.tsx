import { chiSquaredUpper } from '@marom/statistics/distributions'
import { outcomeLabels } from '#content/glossary/figures/outcomes.ts'
import type { Language } from '#content/locales.ts'
import { Note } from '#src/plots/drawing/note.tsx'
import { Axes, accent, chart, data, ink, Line, numbers, percents } from './chart.tsx'
import type { Drawing, Figure } from './figure.ts'
import { Dot, drawn, Level, Stem } from './marks.tsx'
import { percent, pValue, signed } from './numbers.ts'

const size = 20
const on = chart([0, 1], [-6, 0.6], percents(0, 20, 40, 60, 80, 100), numbers(-6, -4, -2, 0))

const rates = Array.from({ length: 999 }, (_, i) => (i + 1) / 1000)

const logLikelihood = (responders: number) => (p: number) =>
  responders * Math.log(p) + (size - responders) * Math.log1p(-p)

function likelihood(responders: number, isTest: boolean, language: Language): Drawing {
  const t = outcomeLabels[language]
  const best = responders / size
  const top = logLikelihood(responders)(best)
  const relative = (p: number) => logLikelihood(responders)(p) - top
  const shown = rates.filter((p) => relative(p) > -6)
  const isHalfShown = isTest && relative(0.5) > -6
  const statistic = -2 * relative(0.5)
  const facts: Record<string, string> = {
    responders: `${responders}`,
    n: `${size}`,
    best: percent(best, 0),
    half: signed(relative(0.5), 2),
    ...(isTest && { statistic: statistic.toFixed(2), p: pValue(chiSquaredUpper(statistic, 1)) }),
  }
  return drawn(
    facts,
    <Axes on={on} x={t.rate} y={t.logLikelihood}>
      {isHalfShown && <Level on={on} at={relative(0.5)} color={ink} />}
      <Level on={on} at={0} color={ink} />
      <Line on={on} of={relative} from={Math.min(...shown)} to={Math.max(...shown)} />
      <Stem on={on} x={best} y={0} />
      {isHalfShown && <Dot on={on} x={0.5} y={relative(0.5)} color={ink} />}
      <Note
        x={on.x(best) + (best > 0.5 ? -6 : 6)}
        y={on.box.bottom - 8}
        at={best > 0.5 ? 'end' : 'start'}
        color={data}
        isClear
        label={t.largest}
      />
      {isHalfShown && (
        <Note
          x={on.x(0.5) + (best > 0.5 ? -8 : 8)}
          y={on.y(relative(0.5)) - 7}
          at={best > 0.5 ? 'end' : 'start'}
          isClear
          isBold
          label={t.nullRate}
        />
      )}
    </Axes>,
  )
}

/** In the order of the protocol. */
export const planned = [0.012, 0.031, 0.008, 0.048, 0.02]
const onOrder = chart([0.5, 5.5], [0, 0.1], numbers(1, 2, 3, 4, 5), numbers(0, 0.02, 0.04, 0.06, 0.08, 0.1))

function inOrder(percentage: number, language: Language): Drawing {
  const t = outcomeLabels[language]
  const alpha = percentage / 100
  const first = planned.findIndex((p) => p > alpha)
  const rejected = first < 0 ? planned.length : first
  const facts = {
    alpha: `${percentage}`,
    rejected: `${rejected}`,
    below: `${planned.filter((p) => p <= alpha).length}`,
  }
  return drawn(
    facts,
    <Axes on={onOrder} x={t.order} y={t.p}>
      {rejected < planned.length && (
        <rect
          x={Math.round(onOrder.x(rejected + 1.5))}
          y={onOrder.box.top}
          width={Math.round(onOrder.box.right - onOrder.x(rejected + 1.5))}
          height={onOrder.box.bottom - onOrder.box.top}
          fill="var(--muted)"
          fillOpacity="0.14"
        />
      )}
      <Level on={onOrder} at={alpha} color={data} />
      {planned.map((p, i) => (
        <g key={p}>
          <Dot on={onOrder} x={i + 1} y={p} color={accent} size={12} />
          {i >= rejected && <Dot on={onOrder} x={i + 1} y={p} color="var(--paper)" size={8} />}
        </g>
      ))}
      {rejected < planned.length - 1 && (
        <Note x={onOrder.box.right - 4} y={onOrder.box.top + 12} at="end" isBold label={t.untested} />
      )}
    </Axes>,
  )
}

const responders = { from: 2, to: 18, step: 2, start: 6 }

export const likelihoodFigures = {
  'maximum-likelihood-estimation-mle': {
    slider: responders,
    draw: (count, language) => likelihood(count, false, language),
  },
  'likelihood-ratio-test': {
    slider: responders,
    draw: (count, language) => likelihood(count, true, language),
  },
  'fixed-sequence-procedure': { slider: { from: 1, to: 10, step: 1, start: 3 }, draw: inOrder },
} satisfies Record<string, Figure>
