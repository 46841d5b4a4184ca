import { countText } from '@marom/trial-designs'
import { firstSeed } from '@marom/trial-designs/simulation'
import { Fragment } from 'react'
import type { Shown, ShownRow } from '#client/study-design/shown-simulation.ts'
import { fill } from '#client/ui/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { numberTicks, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { box, xScale, yScale } from '#src/study-design/shown/picture.ts'
import { NumberTable } from './number-table.tsx'
import type { SimulationProps } from './types.ts'

type ResultsProps = SimulationProps & { shown: Shown | null }

export const columnsOf = (t: SimulationProps['words']['simulation']) => [
  t.quantity,
  t.formula,
  t.simulated,
  t.interval,
]

/** The browser fills it while it simulates, in the same form. Hidden before. */
export function Results(props: ResultsProps) {
  const { trials, shown, words } = props
  const t = words.simulation
  return (
    <div data-results hidden={shown === null}>
      <div className="plot-side mt-6">
        <Picture {...props} />
      </div>
      <NumberTable className="mt-4" label={t.simulated} columns={columnsOf(t)}>
        <tbody data-rows>
          {shown?.rows.map((row) => (
            <tr key={row.quantity}>
              <th scope="row">
                <Text>{quantityName(props, row.quantity)}</Text>
              </th>
              <Numbers row={row} />
            </tr>
          ))}
        </tbody>
      </NumberTable>
      <p className="mt-3 text-small text-muted max-w-text">
        {shown && (
          <span data-example>
            <Text>{fill(t.exampleNote, { trials: countText(trials), seed: firstSeed })}</Text>{' '}
          </span>
        )}
        <Text>{t.note}</Text>
      </p>
    </div>
  )
}

/** The formula's value, the simulated one, and its interval. */
export function Numbers({ row: { formula, value, lower, upper } }: { row: ShownRow }) {
  return [formula, value, `${lower}–${upper}`].map((text, column) => {
    const key = column
    return (
      <td key={key}>
        <bdi dir="ltr" className="whitespace-nowrap">
          {text}
        </bdi>
      </td>
    )
  })
}

/** Of a quantity of the design, or one that only a simulation has. */
export function quantityName(
  { lexicon, words }: Pick<SimulationProps, 'lexicon' | 'words'>,
  quantity: string,
): string {
  const own: Readonly<Record<string, string>> = words.simulation.quantities
  return own[quantity] ?? lexicon.quantity(quantity)
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
      <g data-courses="" fill="none">
        {shown?.courses.map(({ quantity, band, line, formula }) => (
          <Fragment key={quantity}>
            <path className="course-band" d={band} />
            <path className="course-formula" d={formula} />
            <path className="course-line" d={line} />
          </Fragment>
        ))}
      </g>
      <XAxis axis={{ scale: xScale(trials), ticks: xTicks, title: t.x }} box={box} />
    </PlotFigure>
  )
}
