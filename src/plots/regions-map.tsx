import { once } from '#client/once.ts'
import { type Anchor, Label } from './drawing/label.tsx'
import { tenth } from './drawing/path.ts'
import { PlotFigure } from './drawing/plot-figure.tsx'
import { usePlotWords } from './drawing/words.ts'
import { landRows, mapGrid } from './world-map.ts'

const top = 26
const xStep = 4.05
/** Larger than xStep: distances are true at 30 degrees, where most of the land is. */
const yStep = 4.7

const xOf = (longitude: number) => 3 + ((longitude - mapGrid.west) / mapGrid.step) * xStep
const yOf = (latitude: number) => top + ((mapGrid.north - latitude) / mapGrid.step) * yStep

/** With a round cap, a dash of length 0 turns each line into a row of dots. */
function dots(kinds: string): string {
  return landRows
    .flatMap((row, i) =>
      [...row.matchAll(new RegExp(`[${kinds}]+`, 'g'))].map(
        (run) =>
          `M${tenth(3 + run.index * xStep)} ${tenth(top + i * yStep)}h${tenth((run[0].length - 1) * xStep + 0.1)}`,
      ),
    )
    .join('')
}

const compute = once(() => ({ served: dots('nlea'), other: dots('o') }))

interface NamePlace {
  x: number
  y: number
  at: Anchor
}

/** In the order of the regions: in the sea beside a region, or above it. */
const places: NamePlace[] = [
  { x: 246, y: 137, at: 'start' },
  { x: xOf(15), y: 14, at: 'middle' },
  { x: xOf(-105), y: 14, at: 'middle' },
  { x: 112, y: 176, at: 'start' },
  { x: 357, y: 186, at: 'end' },
]

interface RegionsMapProps {
  /** Israel, Europe, North America, Latin America, Asia-Pacific. */
  names: readonly string[]
  description: string
}

export function RegionsMap({ names, description }: RegionsMapProps) {
  const t = usePlotWords().regions
  const { served, other } = compute()
  const israel = { x: tenth(xOf(35)), y: tenth(yOf(31.5)) }
  return (
    <PlotFigure words={{ ...t, description }} height={192}>
      <g fill="none" strokeLinecap="round" strokeWidth="3" strokeDasharray={`0 ${xStep}`}>
        <path d={other} stroke="var(--control)" strokeOpacity=".45" />
        <path d={served} stroke="var(--accent)" />
      </g>
      <path d={`M${israel.x} ${israel.y}L244 127`} stroke="var(--ink)" />
      <circle
        cx={israel.x}
        cy={israel.y}
        r="4.5"
        fill="var(--data)"
        stroke="var(--paper)"
        strokeWidth="1.5"
      />
      <g fill="var(--ink)" fontWeight="700">
        {places.map((place, i) => (
          <Label key={place.x} {...place}>
            {names[i] ?? ''}
          </Label>
        ))}
      </g>
    </PlotFigure>
  )
}
