import { GridLines } from './drawing/axes.tsx'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { type Point, strokesPath } from './drawing/path.ts'
import { PlotFigure, plotWidth } from './drawing/plot-figure.tsx'
import { useReading } from './drawing/reading.ts'
import { usePlotWords } from './drawing/words.ts'

const everyPhase = [
  'DM',
  'SE',
  'SV',
  'DS',
  'DV',
  'IE',
  'MH',
  'CM',
  'EX',
  'EC',
  'AE',
  'LB',
  'VS',
  'EG',
  'PE',
] as const

/** The example of the post on SDTM and ADaM: the domains that each phase adds to `everyPhase`. */
const phasesOf = { PC: [1, 2], PP: [1], QS: [2, 3], FT: [2, 3], HO: [3], DD: [3] } as const
const added = ['PC', 'PP', 'QS', 'FT', 'HO', 'DD'] as const
const tumorOnly = ['TU', 'TR', 'RS'] as const
const phases = [1, 2, 3] as const

type Domain = (typeof everyPhase)[number] | (typeof added)[number] | (typeof tumorOnly)[number]

const groups: Domain[][] = [[...everyPhase], [...added], [...tumorOnly]]
const rowHeight = 19
const coverRowHeight = 17
const phaseColumns = [198, 263, 328]
/**
 * A table, not an axis: in Hebrew it is mirrored. One unit from the edge, because the width of a letter
 * is rounded up.
 */
const table = { left: 0, right: plotWidth - 1 }
const squareSide = 11

interface Row {
  domain: Domain
  /** Baseline of the texts. */
  y: number
}

const rowsOf = (domains: readonly Domain[][], top: number, height: number): Row[] =>
  domains.flatMap((group, g) => {
    const before = domains.slice(0, g).flat().length
    return group.map((domain, i) => ({ domain, y: top + (before + i) * height + g * 8 }))
  })

const isNeeded = (domain: Domain, phase: (typeof phases)[number]) =>
  groups[0]?.includes(domain) ||
  added.some((name) => name === domain && phasesOf[name].some((one) => one === phase))

const filled = (rows: readonly Row[], columns: readonly number[]) =>
  rows.flatMap(({ domain, y }) =>
    phases.flatMap((phase, i): Point[] => (isNeeded(domain, phase) ? [[columns[i] ?? 0, y - 5]] : [])),
  )
const open = (rows: readonly Row[], columns: readonly number[]) =>
  rows.flatMap(({ domain, y }) =>
    tumorOnly.some((name) => name === domain) ? columns.map((column): Point => [column, y - 5]) : [],
  )
const count = (phase: (typeof phases)[number]) =>
  groups.flat().filter((domain) => isNeeded(domain, phase)).length

/** Short thick strokes draw all squares in one path. */
const squares = (places: readonly Point[]) =>
  strokesPath(
    places.map(([x, y]): Point => [x - squareSide / 2, y]),
    squareSide,
    0,
  )

const outlines = (places: readonly Point[]) =>
  places.map(([x, y]) => `M${x - 4.5} ${y - 4.5}h9v9h-9z`).join('')

const allRows = rowsOf(groups, 42, rowHeight)
const lastRow = allRows.at(-1)?.y ?? 0

export function DomainsByPhase() {
  const t = usePlotWords()['domains-by-phase']
  const { from, side } = useReading(table)
  const facts = {
    distinct: everyPhase.length + added.length,
    common: everyPhase.length,
    count1: count(1),
    count2: count(2),
    count3: count(3),
  }
  return (
    <PlotFigure words={t} facts={facts} height={lastRow + 32} source="schematic">
      <Rows y={16} rows={allRows} />
      <Note x={from(0)} y={lastRow + 24} at={side} isBold label={t.datasets} />
      <TableRow y={lastRow + 24} values={phases.map((phase) => `${count(phase)}`)} />
    </PlotFigure>
  )
}

/** For the cover of a post. */
export function DomainsExcerpt() {
  const t = usePlotWords()['domains-by-phase']
  return (
    <PlotFigure words={{ ...t, description: '', caption: '' }} height={166} source="schematic">
      <Rows y={12} rows={rowsOf([['DM', 'AE'], [...added]], 34, coverRowHeight)} />
    </PlotFigure>
  )
}

function Rows({ y: headY, rows }: { y: number; rows: readonly Row[] }) {
  const t = usePlotWords()['domains-by-phase']
  const { from } = useReading(table)
  const columns = phaseColumns.map((x) => from(x))
  return (
    <>
      <GridLines
        d={strokesPath(
          rows.map(({ y }): Point => [0, y + 4.5]),
          plotWidth,
          0,
        )}
      />
      <TableRow y={headY} values={t.phases} />
      {rows.map(({ domain, y }) => (
        <DomainName key={domain} domain={domain} name={t.names[domain]} y={y} />
      ))}
      <path d={squares(filled(rows, columns))} stroke="var(--accent)" strokeWidth={squareSide} />
      <path d={outlines(open(rows, columns))} stroke="var(--data)" strokeWidth="2" fill="none" />
    </>
  )
}

function TableRow({ y, values }: { y: number; values: readonly string[] }) {
  const { from } = useReading(table)
  const columns = phaseColumns.map((x) => from(x))
  return (
    <g fill="var(--ink)" fontWeight="700">
      {columns.map((column, i) => (
        <Label key={column} x={column} y={y} at="middle">
          {values[i] ?? ''}
        </Label>
      ))}
    </g>
  )
}

function DomainName({ domain, name, y }: { domain: Domain; name: string; y: number }) {
  const { from, side } = useReading(table)
  return (
    <>
      <Note x={from(0)} y={y} at={side} isBold label={domain} />
      <Note x={from(32)} y={y} at={side} color="var(--muted)" label={name} />
    </>
  )
}
