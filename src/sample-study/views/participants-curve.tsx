import type { StoredTable } from '@marom/sample-trial'
import { kaplanMeier } from '@marom/statistics/survival'
import { fillCounts } from '#client/sample-study/counted.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import type { en } from '#content/sample-study/trace/en.ts'
import { type Axis, type Box, numberTicks, XAxis, YAxis } from '#src/plots/drawing/axes.tsx'
import { DrawnLinks, linkName, rove } from '#src/plots/drawing/drawn-links.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { tenth } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { linearScale, type Scale } from '#src/plots/drawing/scale.ts'
import { Arm, type Mark, marksOf } from '#src/plots/drawing/survival-curve.tsx'
import { survivalCurve } from '#src/plots/drawing/survival-path.ts'
import { wordsOf } from '#src/words/words.ts'
import { traceHref } from './links.ts'
import { variableName } from './step-words.ts'

const variableWords = wordsOf('sample-study/variables')

const box: Box = { left: 40, top: 22, right: 350, bottom: 206 }
const y = linearScale([0, 1], [box.bottom, box.top])

const styles = { '1': { color: 'var(--accent)' }, '2': { color: 'var(--data)', dashes: '5 3' } } as const

/** The label of a participant is away from the other curve. */
const labels = { '1': { below: -14 }, '2': { below: 24 } } as const

/** By its number in the data. */
type ArmNumber = keyof typeof styles

/** A row of ADTTE. */
interface Follow {
  subject: string
  seq: number
  arm: ArmNumber
  time: number
  isEvent: boolean
}

/** @param rows of ADTTE, all of one parameter */
export function followsOf({ variables }: StoredTable, rows: StoredTable['rows']): Follow[] {
  const [arm, time, censored] = ['TRTPN', 'AVAL', 'CNSR'].map((name) => variables.indexOf(name))
  return rows.map(({ subject, seq, values }) => ({
    subject,
    seq,
    arm: values[arm ?? -1] === 1 ? '1' : '2',
    time: Number(values[time ?? -1]),
    isEvent: values[censored ?? -1] === 0,
  }))
}

interface CurveProps {
  follows: readonly Follow[]
  /** Their parameter. */
  parameter: string
  copy: typeof en
  via: readonly string[]
  /** The participant whose step is lit. Without one, each step is a link. */
  lit?: string
}

/** The Kaplan-Meier curves of the rows behind a number, where each step and tick is a participant. */
export function ParticipantsCurve({ follows, parameter, copy, via, lit }: CurveProps) {
  const language = useLanguage()
  const t = copy.curve
  const last = Math.floor(Math.max(...follows.map(({ time }) => time))) + 1
  const x = linearScale([0, last], [box.left, box.right])
  const every = last > 18 ? 6 : 3
  const ticks = Array.from({ length: Math.floor(last / every) + 1 }, (_, index) => index * every)
  const percents = [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, label: `${value * 100}` }))
  const yAxis: Axis = { scale: y, ticks: percents, title: t.y }
  const what = variableName(language, 'ADTTE', 'AVAL', parameter)
  const arms = (['2', '1'] as const).flatMap((arm) => {
    const own = follows.filter((one) => one.arm === arm)
    return own.length > 0 ? [{ arm, ...drawn(own, x, last) }] : []
  })
  const events = follows.filter(({ isEvent }) => isEvent).length
  const words = {
    title: fill(lit ? t.titleLit : t.title, { what, subject: lit ?? '' }),
    description: fillCounts(t.description, { count: follows.length, events }),
    caption: lit ? '' : t.caption,
  }
  return (
    <PlotFigure words={words} height={248} source="simulated" role={lit ? 'img' : 'group'}>
      <YAxis axis={yAxis} box={box} />
      {arms.map(({ arm, curve, marks }, index) => (
        <g key={arm}>
          <Arm curve={curve} {...styles[arm]} />
          <Key arm={arm} place={arms.length - index - 1} />
          {lit ? (
            marks.map((mark) => mark.of.subject === lit && <Lit key={lit} mark={mark} arm={arm} />)
          ) : (
            <DrawnLinks
              label={variableWords(language).arms[arm]}
              fill="none"
              pointerEvents="all"
              {...labels[arm]}
            >
              <MarkLinks marks={marks} copy={copy} via={via} />
            </DrawnLinks>
          )}
        </g>
      ))}
      <XAxis axis={{ scale: x, ticks: numberTicks(...ticks), title: t.x }} box={box} />
    </PlotFigure>
  )
}

interface MarksProps extends Pick<CurveProps, 'copy' | 'via'> {
  marks: readonly Mark<Follow>[]
}

function drawn(follows: readonly Follow[], x: Scale, last: number) {
  const steps = kaplanMeier(follows)
  const censored = follows.filter(({ isEvent }) => !isEvent).map(({ time }) => time)
  const frame = { box, x, y, last }
  return { curve: survivalCurve(steps, censored, frame), marks: marksOf(follows, steps, frame) }
}

function MarkLinks({ marks, copy, via }: MarksProps) {
  const language = useLanguage()
  return marks.map((mark, index) => {
    const { subject, seq, time, isEvent } = mark.of
    const sentence = isEvent ? copy.curve.event : copy.curve.censored
    return [
      <a key={subject} href={traceHref(language, `${subject}.ADTTE.${seq}.AVAL`, via)} {...rove(index)}>
        <title>{linkName(fill(sentence, { subject, months: time.toFixed(1) }))}</title>
        <path d={areaOf(mark)} />
      </a>,
      ' ',
    ]
  })
}

/** What can be pointed at: half of the way to the neighbors, at most 24 px on a wide screen. */
const areaOf = ({ x, from, to, width }: Mark<Follow>) => {
  const middle = (from + to) / 2
  const half = tenth(width / 2)
  return `M${tenth(x)} ${tenth(middle)}v-9h${half}v18h-${tenth(width)}v-18h${half}z`
}

function Key({ arm, place }: { arm: ArmNumber; place: number }) {
  const { color, ...dashes } = styles[arm]
  const middle = box.top + 10 + place * 18
  return (
    <>
      <path
        d={`M${box.right - 24} ${middle}h24`}
        stroke={color}
        strokeWidth="2"
        strokeDasharray={'dashes' in dashes ? dashes.dashes : undefined}
      />
      <Label x={box.right - 30} y={middle + 4} at="end" fill={color} fontWeight="700">
        {variableWords(useLanguage()).arms[arm]}
      </Label>
    </>
  )
}

/** The mark with its time on the axis. */
function Lit({ mark: { x, from, to, of }, arm }: { mark: Mark<Follow>; arm: ArmNumber }) {
  const isLate = x > (box.left + box.right) / 2
  const middle = (from + to) / 2
  return (
    <>
      <path d={`M${tenth(x)} ${tenth(to)}V${box.bottom}`} stroke="var(--ink)" strokeDasharray="2 3" />
      <path d={`M${tenth(x)} ${tenth(from)}V${tenth(to)}`} stroke="var(--ink)" strokeWidth="4" />
      <circle cx={tenth(x)} cy={tenth(middle)} r="6" fill="none" stroke={styles[arm].color} strokeWidth="3" />
      <Label
        x={isLate ? x - 8 : x + 10}
        y={Math.max(middle - 10, box.top + 12)}
        at={isLate ? 'end' : 'start'}
        fill="var(--ink)"
        fontWeight="700"
      >
        {of.subject}
      </Label>
    </>
  )
}
