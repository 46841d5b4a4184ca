import { fill } from '#client/text/fill.ts'
import { Label } from './drawing/label.tsx'
import { Note } from './drawing/note.tsx'
import { PlotFigure, plotWidth } from './drawing/plot-figure.tsx'
import { useReading } from './drawing/reading.ts'
import { usePlotWords } from './drawing/words.ts'

const height = 172
const weight = 81
const systolic = 118
const diastolic = 181

const facts = { height, weight, bmi: (weight / (height / 100) ** 2).toFixed(1), systolic, diastolic }

type Look = 'entered' | 'derived' | 'queried'

interface Entry {
  name: 'height' | 'weight' | 'index' | 'systolic' | 'diastolic'
  /** The test in SDTM. */
  code: string
  unit: 'length' | 'mass' | 'index' | 'pressure'
  value: string
  look: Look
}

const entries: readonly Entry[] = [
  { name: 'height', code: 'HEIGHT', unit: 'length', value: `${height}`, look: 'entered' },
  { name: 'weight', code: 'WEIGHT', unit: 'mass', value: `${weight}`, look: 'entered' },
  { name: 'index', code: 'BMI', unit: 'index', value: facts.bmi, look: 'derived' },
  { name: 'systolic', code: 'SYSBP', unit: 'pressure', value: `${systolic}`, look: 'entered' },
  { name: 'diastolic', code: 'DIABP', unit: 'pressure', value: `${diastolic}`, look: 'queried' },
]

/** The form has no axis, so all of it is mirrored in Hebrew. */
const form = { left: 0, right: plotWidth }
const rowHeight = 29
const partHeight = 22
/** From the side where reading begins, and widths. */
const columns = {
  name: [10, 74],
  value: [86, 86],
  unit: [178, 82],
  code: [266, 86],
} as const
type Column = keyof typeof columns

const heads = 36
const rows = 68
const query = { top: rows + entries.length * rowHeight + 3, height: 46 }
const last = query.top + query.height + 9
const bottom = last + partHeight + 9

export function VitalSignsForm() {
  const t = usePlotWords()['vital-signs']
  const { from, side } = useReading(form)
  return (
    <PlotFigure words={t} facts={facts} height={bottom + 1} source="example">
      <rect
        x="1"
        y="1"
        width={plotWidth - 2}
        height={bottom - 1}
        fill="var(--sunk)"
        stroke="var(--control)"
      />
      <Note x={from(columns.name[0])} y={22} at={side} isBold label={t.form} />
      <Flag of="value" top={heads} name="VSORRES" />
      <Flag of="unit" top={heads} name="VSORRESU" />
      <Flag of="code" top={heads} name="VSTESTCD" />
      {entries.map((entry, i) => (
        <Row key={entry.name} entry={entry} top={rows + i * rowHeight} />
      ))}
      <Query />
      <NotDone />
    </PlotFigure>
  )
}

/** A word of the form at the start of its column. */
function Word({
  of,
  top,
  indent = 0,
  children,
}: {
  of: Column
  top: number
  indent?: number
  children: string
}) {
  const { from, side } = useReading(form)
  return <Note x={from(columns[of][0] + indent)} y={top + 16} at={side} label={children} />
}

/** The name of a variable or of its value, as on an annotated form. */
function Flag({ of, top, name }: { of: Column; top: number; name: string }) {
  const { from } = useReading(form)
  const [at, width] = columns[of]
  return (
    <>
      <rect
        x={from(at, width)}
        y={top}
        width={width}
        height={partHeight}
        fill="var(--accent-soft)"
        stroke="var(--accent)"
      />
      <Label x={from(at + width / 2)} y={top + 16} at="middle" fill="var(--accent-strong)">
        {name}
      </Label>
    </>
  )
}

const looks = {
  entered: { fill: 'var(--field)', stroke: 'var(--control)' },
  derived: { fill: 'none', stroke: 'var(--control)', strokeDasharray: '3 2' },
  queried: { fill: 'var(--field)', stroke: 'var(--data)', strokeWidth: 2 },
} as const satisfies Record<Look, object>

function Row({ entry, top }: { entry: Entry; top: number }) {
  const t = usePlotWords()['vital-signs']
  const { from } = useReading(form)
  const [at, width] = columns.value
  return (
    <>
      <Word of="name" top={top}>
        {t.names[entry.name]}
      </Word>
      <rect x={from(at, width)} y={top} width={width} height={partHeight} {...looks[entry.look]} />
      <Word of="value" top={top} indent={8}>
        {entry.value}
      </Word>
      <Word of="unit" top={top}>
        {t.units[entry.unit]}
      </Word>
      <Flag of="code" top={top} name={entry.code} />
    </>
  )
}

/** It points at the field above it. */
function Query() {
  const t = usePlotWords()['vital-signs']
  const { from, side } = useReading(form)
  const { top, height } = query
  const width = columns.code[0] + columns.code[1] - columns.name[0]
  const nameWidth = 66
  return (
    <g className="plot-draw">
      <rect
        x={from(columns.name[0], width)}
        y={top}
        width={width}
        height={height}
        fill="var(--data-soft)"
        stroke="var(--data)"
      />
      <path d={`M${from(columns.value[0] + 14) - 7} ${top}l7-7l7 7z`} fill="var(--data)" />
      <rect
        x={from(columns.name[0], nameWidth)}
        y={top}
        width={nameWidth}
        height={height}
        fill="var(--data)"
      />
      <Note
        x={from(columns.name[0] + nameWidth / 2)}
        y={top + 28}
        at="middle"
        color="var(--on-accent)"
        label={t.query}
      />
      <g fill="var(--ink)">
        <Label x={from(columns.value[0])} y={top + 19} at={side}>
          {fill(t.finding, facts)}
        </Label>
        <Label x={from(columns.value[0])} y={top + 38} at={side}>
          {t.request}
        </Label>
      </g>
    </g>
  )
}

function NotDone() {
  const t = usePlotWords()['vital-signs']
  const { from } = useReading(form)
  const box = from(columns.value[0], 14)
  return (
    <>
      <Word of="name" top={last}>
        {t.pulse}
      </Word>
      <rect x={box} y={last + 4} width="14" height="14" fill="var(--field)" stroke="var(--control)" />
      <path d={`M${box + 3} ${last + 11}l3 4l5-8`} fill="none" stroke="var(--ink)" strokeWidth="2" />
      <Word of="value" top={last} indent={20}>
        {t.notDone}
      </Word>
      <Flag of="unit" top={last} name="VSSTAT" />
      <Flag of="code" top={last} name="PULSE" />
    </>
  )
}
