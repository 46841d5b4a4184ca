import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { useReading } from '#src/plots/drawing/reading.ts'
import type { OutputFacts, Study } from '#src/sample-study/facts.ts'
import { confidence } from '#src/sample-study/protocol.ts'
import { wordsOf } from '#src/words/words.ts'
import { traceHref } from './links.ts'

const plotWords = wordsOf('sample-study/tipping')

const box = { left: 28, right: 358, top: 52 }
/** 24 px on a screen of 320 px, to press with a thumb. */
const height = 33

/** A p value with its place in the grid. */
interface Place {
  id: string
  p: string
  dead: number
  alive: number
  isTipped: boolean
}

/** "<0.001" is not a number, and so not tipped. */
const placesIn = ({ lines }: OutputFacts): Place[] =>
  lines.flatMap(({ cells }, dead) =>
    cells.flatMap((cell, alive) =>
      cell
        ? [
            {
              id: cell.id,
              p: cell.text,
              dead,
              alive,
              isTipped: Number(cell.text) >= (100 - confidence) / 100,
            },
          ]
        : [],
    ),
  )

interface TippingPlotProps extends Pick<Study, 'outputs'> {
  id: string
  output: OutputFacts
}

/** Each cell is a link to its step. */
export function TippingPlot({ id, output, outputs }: TippingPlotProps) {
  const t = plotWords(useLanguage())
  const places = placesIn(output)
  const [rows, columns] = [output.lines.length, output.columns.length]
  const part = (cell: string) => partOf(outputs, cell)
  const left = Number(part('leftEarly-treatment'))
  const facts = {
    deaths: rows - 1,
    survivors: columns - 1,
    primary: part('asCensored-p'),
    worst: part('worstCase-p'),
    needed: part('needed-treatment'),
  }
  const width = (box.right - box.left) / columns
  const x = (alive: number) => box.left + alive * width
  const y = (dead: number) => box.top + dead * height
  const bottom = y(rows)
  return (
    <PlotFigure words={t} facts={facts} height={bottom + 40} source="simulated" role="group">
      <Key />
      <Label x={0} y={46} fill="var(--muted)">
        {t.y}
      </Label>
      <path d={shaded(places, x, y)} fill="var(--data-soft)" />
      {places.map((place) => (
        <PlaceLink
          key={place.id}
          output={id}
          place={place}
          x={x(place.alive)}
          y={y(place.dead)}
          width={width}
        />
      ))}
      <path d={boundary(places, x, y)} stroke="var(--data)" strokeWidth="3" fill="none" />
      <rect
        x={box.left + 1}
        y={box.top + 1}
        width={box.right - box.left - 2}
        height={y(left + 1) - box.top - 2}
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="5 3"
        fill="none"
        pointerEvents="none"
      />
      <g fill="var(--muted)">
        {output.lines.map(({ label }, dead) => (
          <Label key={label} x={box.left - 8} y={y(dead) + 21} at="end">
            {`${dead}`}
          </Label>
        ))}
        {output.columns.map((column, alive) => (
          <Label key={column} x={x(alive + 0.5)} y={bottom + 16} at="middle">
            {`${alive}`}
          </Label>
        ))}
        <Label x={(box.left + box.right) / 2} y={bottom + 36} at="middle">
          {t.x}
        </Label>
      </g>
    </PlotFigure>
  )
}

/** The first number of a cell of Table 14.2.2.1. */
function partOf(outputs: Study['outputs'], cell: string): string {
  const cells = outputs['t-14-2-2-1']?.lines.flatMap((line) => line.cells)
  return cells?.find((one) => one?.id === cell)?.parts[0] ?? ''
}

function Key() {
  const t = plotWords(useLanguage())
  const { from, side } = useReading({ left: 0, right: box.right })
  return (
    <>
      <rect
        x={from(1, 22)}
        y={2}
        width={22}
        height={14}
        stroke="var(--accent)"
        strokeWidth="2"
        strokeDasharray="5 3"
        fill="none"
      />
      <Label x={from(30)} y={14} at={side} fill="var(--ink)">
        {t.missing}
      </Label>
      <rect
        x={from(150, 22)}
        y={2}
        width={22}
        height={14}
        stroke="var(--data)"
        strokeWidth="2"
        fill="var(--data-soft)"
      />
      <Label x={from(179)} y={14} at={side} fill="var(--ink)" fontWeight="700">
        {t.tipped}
      </Label>
    </>
  )
}

interface PlaceLinkProps {
  output: string
  place: Place
  x: number
  y: number
  width: number
}

/** What tips the result is bold, too. A filled cell would hide the focus ring of the one before. */
function PlaceLink({ output, place: { id, p, dead, alive, isTipped }, x, y, width }: PlaceLinkProps) {
  const language = useLanguage()
  return (
    <a
      className="plot-link"
      href={traceHref(language, `${output}.${id}`)}
      aria-label={fill(plotWords(language).cell, { dead, alive, p })}
    >
      <rect x={x} y={y} width={width} height={height} stroke="var(--line)" fill="transparent" />
      <Label
        x={x + width / 2}
        y={y + 21}
        at="middle"
        fill="var(--ink)"
        fontWeight={isTipped ? 700 : undefined}
      >
        {p}
      </Label>
    </a>
  )
}

type Scale = (value: number) => number

const shaded = (places: readonly Place[], x: Scale, y: Scale): string =>
  places
    .filter((one) => one.isTipped)
    .map(({ dead, alive }) => `M${x(alive)} ${y(dead)}H${x(alive + 1)}V${y(dead + 1)}H${x(alive)}z`)
    .join('')

/** Along the upper and the left sides at which the result tips. */
function boundary(places: readonly Place[], x: Scale, y: Scale): string {
  const isTipped = (dead: number, alive: number) =>
    places.find((one) => one.dead === dead && one.alive === alive)?.isTipped
  return places
    .filter((one) => one.isTipped)
    .map(({ dead, alive }) => {
      const above = isTipped(dead - 1, alive) === false ? `M${x(alive)} ${y(dead)}H${x(alive + 1)}` : ''
      const before = isTipped(dead, alive - 1) === false ? `M${x(alive)} ${y(dead)}V${y(dead + 1)}` : ''
      return above + before
    })
    .join('')
}
