import { fill } from '#client/text/fill.ts'
import { type Box, numberTicks, XAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { tenth } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { useReading } from './drawing/reading.ts'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'

/** Of the post on SDTM and ADaM: datasets of three studies, and person-days for each. */
const datasets = 17 + 18 + 19
const distinct = 21
const repeats = datasets - distinct
const daysOfFirst = 1.5 + 1.5 + 1
const daysOfRepeat = 0.5 + (1.5 + 1) / 2

const retrofit = datasets * daysOfFirst
const first = distinct * daysOfFirst
const again = repeats * daysOfRepeat
const plan = first + again

const box: Box = { left: 4, top: 0, right: 342, bottom: 174 }
const x = linearScale([0, 240], [box.left, box.right])
const barHeight = 34

const facts = {
  datasets,
  distinct,
  repeats,
  retrofit,
  first,
  again,
  plan,
  saved: retrofit - plan,
  percent: Math.round((100 * (retrofit - plan)) / retrofit),
}

export function PlanOrRetrofitPlot() {
  const t = usePlotWords()['plan-or-retrofit']
  const { from, side } = useReading(box)
  return (
    <PlotFigure words={t} facts={facts} height={box.bottom + 40} source="example">
      <g fill="var(--ink)" fontWeight="700">
        <Label x={from(0)} y={18} at={side}>
          {fill(t.retrofit, facts)}
        </Label>
        <Label x={from(0)} y={98} at={side}>
          {fill(t.plan, facts)}
        </Label>
      </g>
      <g className="plot-draw">
        <Bar start={0} days={retrofit} top={27} isOpen />
        <Bar start={0} days={first} top={107} />
        <Bar start={first} days={again} top={107} isOpen />
      </g>
      <Part start={0} days={retrofit} top={27}>
        {fill(t.all, facts)}
      </Part>
      <Part start={0} days={first} top={107} isFilled>
        {fill(t.first, facts)}
      </Part>
      <Part start={first} days={again} top={107}>
        {`${again}`}
      </Part>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 60, 120, 180, 240), title: t.x }} box={box} />
    </PlotFigure>
  )
}

interface BarProps {
  start: number
  days: number
  top: number
  isOpen?: boolean
}

function Bar({ start, days, top, isOpen = false }: BarProps) {
  const left = x(start)
  return (
    <rect
      x={tenth(left)}
      y={top}
      width={tenth(x(start + days) - left)}
      height={barHeight}
      fill={isOpen ? 'var(--paper)' : 'var(--accent)'}
      stroke={isOpen ? 'var(--data)' : 'var(--accent)'}
      strokeWidth="2"
    />
  )
}

/** The days of a bar, in its middle. */
function Part({
  start,
  days,
  top,
  isFilled = false,
  children,
}: Omit<BarProps, 'isOpen'> & { isFilled?: boolean; children: string }) {
  return (
    <Label x={x(start + days / 2)} y={top + 22} at="middle" fill={isFilled ? 'var(--paper)' : 'var(--ink)'}>
      {children}
    </Label>
  )
}
