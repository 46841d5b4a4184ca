import { type Boundaries, percentText, trimmed } from '@marom/trial-designs'
import { firstSeed } from '@marom/trial-designs/simulation'
import { mark } from '#client/study-design/marks.ts'
import { EndMarks } from '#client/study-design/outcome-marks.tsx'
import type { ShownPaths } from '#client/study-design/shown-paths.ts'
import { BoundLines, TrialLines } from '#client/study-design/trial-lines.tsx'
import { fill } from '#client/text/fill.ts'
import { XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { niceTicks } from '#src/plots/drawing/nice-ticks.ts'
import { tenth } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { boundPaths, box, fractionText, xScale, yScale } from '#src/study-design/shown/boundary-picture.ts'
import type { ResultProps } from './types.ts'

export interface BoundariesProps extends ResultProps {
  data: Boundaries
  trials: number
  /** Null until the browser draws them. */
  paths: ShownPaths | null
}

const signed = (text: string) => text.replace('-', '−')

/** `client/study-design/move-looks.ts` moves its looks, and `TrialOutcomes` draws the trials. */
export function BoundariesPlot({ data, trials, paths, lexicon, words }: BoundariesProps) {
  const { boundaries, range } = data
  const t = words.boundaries
  const y = yScale(range)
  const names = boundaries.map(({ name }) => name)
  const lines = boundaries.map(({ name, looks }) => {
    const values = looks.flatMap(({ fraction, z }) =>
      z === null ? [] : [`${fractionText(fraction)}: ${signed(z.toFixed(2))}`],
    )
    return `${lexicon.part(name)}: ${values.join(', ')}.`
  })
  const yTicks = niceTicks(range[0], range[1], 6).map((value) => ({ value, label: signed(`${value}`) }))
  const xTicks = [0, 0.2, 0.4, 0.6, 0.8, 1].map((value) => ({ value, label: percentText(value) }))
  const facts = { lines: lines.join(' '), trials, seed: firstSeed }
  return (
    <PlotFigure words={t} facts={facts} height={292} role="group">
      <EndMarks />
      <YAxis axis={{ scale: y, ticks: yTicks, title: t.y }} box={box} />
      <XAxis axis={{ scale: xScale, ticks: xTicks, title: t.x }} box={box} />
      <path d={`M${box.right} ${box.top}V${box.bottom}`} className="look-line" />
      <Looks data={data} lexicon={lexicon} at={t.at} />
      <g {...mark({ paths: '' })} className="trial-paths" fill="none" pointerEvents="none">
        {paths && <TrialLines names={names} lines={paths.lines} />}
      </g>
      <g {...mark({ bounds: '' })} fill="none" pointerEvents="none">
        <BoundLines names={names} bounds={boundPaths(data)} />
      </g>
    </PlotFigure>
  )
}

/** Half the width of a handle: 24 px on the narrowest screen. */
const reach = 17

/** A handle for each look but the last. Its line is there without script too. */
function Looks({ data, lexicon, at }: Pick<BoundariesProps, 'data' | 'lexicon'> & { at: string }) {
  const percents = data.moved.map(({ fraction }) => fraction * 100)
  const gap = data.gap * 100
  return (
    <g {...mark({ looks: '', from: box.left, to: box.right, gap })}>
      {data.moved.map(({ field, fraction }, index) => {
        const percent = trimmed(fraction * 100, 1)
        return (
          <g key={field} transform={`translate(${tenth(xScale(fraction))} 0)`}>
            <path d={`M0 ${box.top}V${box.bottom}`} className="look-line" />
            <g
              className="look needs-script"
              role="slider"
              tabIndex={0}
              aria-label={lexicon.label(field)}
              aria-valuemin={Math.ceil((percents[index - 1] ?? 0) + gap - 1e-6)}
              aria-valuemax={Math.floor((percents[index + 1] ?? 100) - gap + 1e-6)}
              aria-valuenow={Number(percent)}
              aria-valuetext={fill(at, { at: percent })}
              {...mark({ look: field })}
            >
              <path d={`M${-reach} ${box.top}h${2 * reach}v${box.bottom - box.top + reach}h${-2 * reach}z`} />
              <circle cy={box.bottom - 2} r="6" />
            </g>
          </g>
        )
      })}
    </g>
  )
}
