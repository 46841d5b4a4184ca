import { Note } from './drawing/note.tsx'
import { PlotFigure, plotWidth } from './drawing/plot-figure.tsx'
import { useReading } from './drawing/reading.ts'
import { usePlotWords } from './drawing/words.ts'

const boxHeight = 44
const gap = 36
const nameWidth = 70
/** The scheme has no axis, so all of it is mirrored in Hebrew. */
const scheme = { left: 0, right: plotWidth }

const topOf = (stage: number) => 1 + stage * (boxHeight + gap)

export function DataFlow() {
  const t = usePlotWords()['data-flow']
  return (
    <PlotFigure words={t} height={topOf(t.stages.length - 1) + boxHeight + 1} source="schematic">
      {t.stages.map(({ name, detail }, i) => (
        <Stage key={name} name={name} detail={detail} top={topOf(i)} isLast={i === t.stages.length - 1} />
      ))}
      <g className="plot-draw">
        {t.steps.map((step, i) => (
          <Arrow key={step} top={topOf(i) + boxHeight}>
            {step}
          </Arrow>
        ))}
      </g>
    </PlotFigure>
  )
}

function Stage({
  name,
  detail,
  top,
  isLast,
}: {
  name: string
  detail: string
  top: number
  isLast: boolean
}) {
  const { from, side } = useReading(scheme)
  const color = isLast ? 'var(--data)' : 'var(--accent)'
  return (
    <>
      <rect
        x="1"
        y={top}
        width={plotWidth - 2}
        height={boxHeight}
        fill="var(--field)"
        stroke="var(--control)"
      />
      <rect x={from(1, nameWidth)} y={top} width={nameWidth} height={boxHeight} fill={color} />
      <Note x={from(1 + nameWidth / 2)} y={top + 27} at="middle" color="var(--on-accent)" label={name} />
      <Note x={from(nameWidth + 16)} y={top + 27} at={side} label={detail} />
    </>
  )
}

function Arrow({ top, children }: { top: number; children: string }) {
  const { from, side } = useReading(scheme)
  return (
    <>
      <path
        d={`M${from(1 + nameWidth / 2)} ${top + 5}v${gap - 10}m-5-6l5 6l5-6`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      <Note x={from(nameWidth + 16)} at={side} y={top + gap / 2 + 5} color="var(--muted)" label={children} />
    </>
  )
}
