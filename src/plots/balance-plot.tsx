import {
  effectiveSampleSize,
  inverseProbabilityWeights,
  standardizedDifference,
} from '@marom/statistics/fitting'
import { once } from '#client/once.ts'
import { type Box, numberTicks, XAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { dotsPath, type Point } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { useReading } from './drawing/reading.ts'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'
import { cohortCovariates, exampleCohort } from './simulated/cohort.ts'

const rowHeight = 26
const box: Box = { left: 122, top: 28, right: 345, bottom: 32 + cohortCovariates.length * rowHeight }
const x = linearScale([0, 0.6], [box.left, box.right])
/** The usual limit of balance, in standard deviations. */
const limit = 0.1

const compute = once(() => {
  const cohort = exampleCohort()
  const weights = inverseProbabilityWeights(cohort)
  const differences = (used?: number[]) =>
    cohortCovariates.map((_, i) => Math.abs(standardizedDifference(cohort, i, used)))
  const arm = (isTreated: boolean) => weights.filter((_, i) => cohort[i]?.isTreated === isTreated)
  const [treated, others] = [arm(true), arm(false)]
  return {
    before: differences(),
    after: differences(weights),
    sizes: {
      n: cohort.length,
      n1: treated.length,
      n2: others.length,
      effective1: effectiveSampleSize(treated).toFixed(0),
      effective2: effectiveSampleSize(others).toFixed(0),
    },
  }
})

const placesOf = (values: readonly number[]) =>
  values.map((value, i): Point => [x(value), box.top + (i + 0.5) * rowHeight])

export function BalancePlot() {
  const t = usePlotWords().balance
  const { sizes, before, after } = compute()
  const largest = (values: readonly number[]) => Math.max(...values).toFixed(2)
  const facts = { ...sizes, limit, before: largest(before), after: largest(after) }
  const places = placesOf(before)
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 38} source="simulated">
      <Key before={t.before} after={t.after} />
      <path
        d={`M${Math.round(x(limit))} ${box.top}V${box.bottom}`}
        stroke="var(--ink)"
        strokeDasharray="2 3"
      />
      <g fill="var(--ink)">
        {cohortCovariates.map((name, i) => (
          <Label key={name} x={box.left - 10} y={Math.round(places[i]?.[1] ?? 0) + 5} at="end">
            {t.covariates[name]}
          </Label>
        ))}
      </g>
      <g className="plot-draw" fill="none" strokeLinecap="round">
        <Dots places={places} isOpen />
        <Dots places={placesOf(after)} />
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 0.1, 0.2, 0.4, 0.6), title: t.x }} box={box} />
    </PlotFigure>
  )
}

/** The arms differ by open and full dots, not by color alone. */
function Dots({ places, isOpen = false }: { places: readonly Point[]; isOpen?: boolean }) {
  const d = dotsPath(places)
  return (
    <>
      <path d={d} stroke={isOpen ? 'var(--data)' : 'var(--accent)'} strokeWidth="11" />
      {isOpen && <path d={d} stroke="var(--paper)" strokeWidth="6.5" />}
    </>
  )
}

function Key({ before, after }: { before: string; after: string }) {
  const { from, side } = useReading(box)
  return (
    <g fontWeight="700">
      <g fill="none" strokeLinecap="round">
        <Dots places={[[from(6), 9]]} isOpen />
        <Dots places={[[from(134), 9]]} />
      </g>
      <Label x={from(17)} y={14} at={side} fill="var(--data)">
        {before}
      </Label>
      <Label x={from(145)} y={14} at={side} fill="var(--accent)">
        {after}
      </Label>
    </g>
  )
}
