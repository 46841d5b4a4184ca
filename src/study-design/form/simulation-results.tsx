import { countText } from '@marom/trial-designs'
import { firstSeed } from '@marom/trial-designs/simulation'
import { mark } from '#client/study-design/marks.ts'
import { NumberTable } from '#client/study-design/number-table.tsx'
import type { Shown } from '#client/study-design/shown-simulation.ts'
import { Courses, FoundRows } from '#client/study-design/simulation-found.tsx'
import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { numberTicks, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { box, xScale, yScale } from '#src/study-design/shown/picture.ts'
import type { SimulationProps } from './types.ts'

type ResultsProps = SimulationProps & { shown: Shown | null }

export const columnsOf = (t: SimulationProps['words']['simulation']) => [
  t.quantity,
  t.formula,
  t.simulated,
  t.interval,
]

/** Places of what `SimulationTool` finds, with what the build found for the example. Hidden if there is none. */
export function Results(props: ResultsProps) {
  const { trials, shown, words } = props
  const t = words.simulation
  return (
    <div {...mark({ results: '' })} hidden={shown === null}>
      <div className="plot-side mt-6">
        <Picture {...props} />
      </div>
      <NumberTable className="mt-4" label={t.simulated} columns={columnsOf(t)}>
        <tbody {...mark({ rows: '' })}>{shown && <FoundRows rows={shown.rows} names={props.names} />}</tbody>
      </NumberTable>
      <p className="mt-3 text-small text-muted max-w-text">
        {shown && (
          <span {...mark({ built: '' })}>
            <Text>{fill(t.exampleNote, { trials: countText(trials), seed: firstSeed })}</Text>{' '}
          </span>
        )}
        <Text>{t.note}</Text>
      </p>
    </div>
  )
}

function Picture({ trials, shown, words }: ResultsProps) {
  const t = words.simulation.plot
  const xTicks = [trials / 100, trials / 10, trials].map((value) => ({ value, label: countText(value) }))
  const yTicks = numberTicks(0, 25, 50, 75, 100).map(({ value, label }) => ({
    value: value / 100,
    label: `${label}%`,
  }))
  return (
    <PlotFigure words={t} height={250}>
      <YAxis axis={{ scale: yScale, ticks: yTicks, title: t.y }} box={box} />
      <g {...mark({ courses: '' })} fill="none">
        {shown && <Courses courses={shown.courses} />}
      </g>
      <XAxis axis={{ scale: xScale(trials), ticks: xTicks, title: t.x }} box={box} />
    </PlotFigure>
  )
}
