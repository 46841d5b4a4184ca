import { type Box, GridLines, numberTicks, XAxis } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { type Point, strokesPath } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { linearScale } from './drawing/scale.ts'
import { usePlotWords } from './drawing/words.ts'

const rowHeight = 25
const milestones = [6, 22, 24]

/**
 * In months. The data of the annual safety report are locked a year after the first authorization
 * of a trial (the development international birth date), and it is due 60 days later (ICH E2F).
 */
const documents = [
  { name: 'protocol', bars: [[0, 4]] },
  { name: 'consent', bars: [[2, 5]] },
  { name: 'dataPlan', bars: [[3, 6]] },
  { name: 'sap', bars: [[4, 12]] },
  {
    name: 'dsur',
    dates: [5, 17, 29],
    bars: [
      [17, 19],
      [29, 31],
    ],
  },
  {
    name: 'tables',
    bars: [
      [11, 16],
      [24, 26],
    ],
  },
  { name: 'report', bars: [[24, 28]] },
  { name: 'lay', bars: [[27, 30]] },
] as const

const box: Box = { left: 118, top: 46, right: 350, bottom: 46 + documents.length * rowHeight + 4 }
const x = linearScale([0, 32], [box.left, box.right])
const middle = (row: number) => box.top + rowHeight * (row + 0.5) + 2

const bars = documents.flatMap((one, row) =>
  'bars' in one
    ? one.bars.map(([from, to]) => `M${Math.round(x(from))} ${middle(row)}H${Math.round(x(to))}`)
    : [],
)
const diamonds = documents.flatMap((one, row) =>
  'dates' in one ? one.dates.map((date) => `M${Math.round(x(date)) - 7} ${middle(row)}l7-7l7 7l-7 7z`) : [],
)

export function DocumentTimeline() {
  const t = usePlotWords()['document-timeline']
  return (
    <PlotFigure words={t} height={box.bottom + 40} source="schematic">
      <GridLines
        d={strokesPath(
          documents.map((_, row): Point => [box.left, middle(row)]),
          box.right - box.left,
          0,
        )}
      />
      <Milestones names={t.milestones} />
      <g className="plot-draw">
        <path d={bars.join('')} stroke="var(--accent)" strokeWidth="11" />
        <path d={diamonds.join('')} fill="var(--data)" />
      </g>
      <g fill="var(--ink)">
        {documents.map(({ name }, row) => (
          <Label key={name} x={box.left - 8} y={middle(row) + 5} at="end">
            {t.documents[name]}
          </Label>
        ))}
      </g>
      <XAxis axis={{ scale: x, ticks: numberTicks(0, 6, 12, 18, 24, 30), title: t.x }} box={box} />
    </PlotFigure>
  )
}

/** The two late milestones are close, so their names are on two levels. */
function Milestones({ names }: { names: readonly string[] }) {
  const top = (i: number) => (i === 1 ? 42 : 23)
  return (
    <g fill="var(--data)" fontWeight="700">
      <path
        d={milestones.map((month, i) => `M${Math.round(x(month))} ${top(i)}V${box.bottom}`).join('')}
        stroke="var(--data)"
        strokeWidth="1.5"
        strokeDasharray="5 3"
      />
      {milestones.map((month, i) => (
        <Label
          key={month}
          x={Math.round(x(month)) - (i === 1 ? 2 : 0)}
          y={top(i) - 5}
          at={i === 1 ? 'end' : 'middle'}
        >
          {names[i] ?? ''}
        </Label>
      ))}
    </g>
  )
}
