import { isComplete, study } from '@marom/sample-trial'
import type { ReactNode } from 'react'
import { fillCounts } from '#client/sample-study/counted.ts'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { rove } from '#src/plots/drawing/drawn-links.tsx'
import { Note } from '#src/plots/drawing/note.tsx'
import { PlotFigure, plotWidth } from '#src/plots/drawing/plot-figure.tsx'
import { traceHref } from '#src/sample-study/views/links.ts'
import { wordsOf } from '#src/words/words.ts'
import type { Life, Mark } from './life.ts'
import { endMark } from './swimmer-plot.tsx'
import { placeOf, TimeAxis } from './time-axis.tsx'

const wordsOfPage = wordsOf('sample-study/participant')

/** On the screen 24 px, where the figure has its full width. */
const pitch = 18

/** Widths of letters, in units. */
const letter = 6.2

/** What happened to a participant, on one axis of time. Each mark leads to its form. */
export function LifeLine({ life }: { life: Life }) {
  const t = wordsOfPage(useLanguage()).line
  const x = placeOf(life.start)
  let top = 22
  const placed = groupsOf(life, t).flatMap(({ title, rows }) => {
    const heading = <Note key={title} x={x(life.start) + 5} y={top + 13} color="var(--muted)" label={title} />
    top += pitch
    const drawn = rows.map(({ key, draw }) => {
      top += pitch
      return <g key={key}>{draw(top - pitch / 2)}</g>
    })
    top += 4
    return [heading, ...drawn]
  })
  const words = {
    title: fill(t.title, { subject: life.subject }),
    description: fillCounts(t.description, { count: life.events.length }),
    caption: t.caption,
  }
  return (
    <PlotFigure words={words} height={top + 44} source="simulated" role="group">
      <TimeAxis top={18} bottom={top + 4} title={t.x} />
      <Field life={life} at="form-dm.1.RANDDAT" name={`${t.randomized}, ${life.start}`}>
        <path d={`M${x(life.start)} 18V${top + 4}`} stroke="var(--ink)" />
        <Note x={x(life.start)} y={12} label={t.randomized} />
      </Field>
      <End life={life} bottom={top + 4} />
      {placed}
    </PlotFigure>
  )
}

interface Row {
  key: string
  draw: (middle: number) => ReactNode
}

/** In the order of the figure; a group without rows is absent. */
function groupsOf(life: Life, t: ReturnType<typeof wordsOfPage>['line']): { title: string; rows: Row[] }[] {
  return [
    { title: t.doses, rows: [{ key: 'doses', draw: (y: number) => <Doses life={life} y={y} /> }] },
    {
      title: t.events,
      rows: life.events.map((event) => ({
        key: event.at,
        draw: (y: number) => <AdverseEvent life={life} event={event} y={y} />,
      })),
    },
    ...(['visits', 'samples', 'assessments', 'contacts', 'therapies'] as const).map((name) => ({
      title: t[name],
      rows: [{ key: name, draw: (y: number) => <Marks life={life} marks={life[name]} y={y} /> }].filter(
        () => life[name].length > 0,
      ),
    })),
  ].filter(({ rows }) => rows.length > 0)
}

interface FieldProps {
  life: Life
  at: string
  name: string
  /** Whether the list of forms below the figure leads there too, so that the keyboard passes it by. */
  isListed?: boolean
  children: ReactNode
}

function Field({ life, at, name, isListed = false, children }: FieldProps) {
  return (
    <a
      className="plot-link"
      href={traceHref(useLanguage(), `${life.subject}.${at}`)}
      aria-label={name}
      {...rove(isListed ? 1 : 0)}
    >
      {children}
    </a>
  )
}

function End({ life, bottom }: { life: Life; bottom: number }) {
  const t = wordsOfPage(useLanguage()).line
  const { day, kind } = life.end
  const x = placeOf(life.start)(day)
  return (
    <Field life={life} at="form-ds.1.SURVDAT" name={`${t.ends[kind]}, ${day}`}>
      <path
        d={`M${x} 18V${bottom}`}
        stroke="var(--ink)"
        strokeDasharray={kind === 'died' ? undefined : '3 3'}
      />
      <path d={endMark(kind, x, 18, 4)} stroke="var(--ink)" strokeWidth="2" fill="none" />
      <Note x={Math.min(Math.max(x, 130), plotWidth - 8)} y={12} at="end" label={t.ends[kind]} />
    </Field>
  )
}

function Doses({ life, y }: { life: Life; y: number }) {
  const t = wordsOfPage(useLanguage()).line
  const x = placeOf(life.start)
  return life.doses.map(({ at, day, to, dose }) => {
    const height = dose === study.dose ? 12 : 6
    return (
      <Field key={at} life={life} at={at} name={fill(t.dose, { dose, from: day, to })}>
        <rect
          x={x(day)}
          y={y + 6 - height}
          width={Math.max(1, x(to) - x(day))}
          height={height}
          fill="var(--accent)"
        />
      </Field>
    )
  })
}

function AdverseEvent({ life, event, y }: { life: Life; event: Life['events'][number]; y: number }) {
  const t = wordsOfPage(useLanguage()).line
  const x = placeOf(life.start)
  const { at, day, to, grade, text } = event
  const last = x(to ?? life.end.day)
  const first = Math.min(x(day), last - 3)
  const label = `${grade} ${text}`
  const width = label.length * letter
  const isAfter = last + 6 + width < plotWidth || first - 4 < width
  return (
    <Field
      life={life}
      at={at}
      name={fill(to ? t.event : t.ongoing, { event: text, grade, from: day, to: to ?? '' })}
    >
      <rect x={first} y={y - 9} width={last - first} height={pitch} fill="transparent" />
      <rect
        x={first}
        y={y - 4}
        width={last - first}
        height="8"
        fill="var(--data)"
        fillOpacity={0.25 * Math.min(4, grade)}
        stroke="var(--data)"
      />
      {!to && <path d={`M${last} ${y - 4}l4 4l-4 4`} fill="none" stroke="var(--data)" />}
      <Note x={isAfter ? last + 6 : first - 4} y={y + 4} at={isAfter ? 'start' : 'end'} label={label} />
    </Field>
  )
}

/** A short text is the mark, e.g. a response; else a dot is. */
function Marks({ life, marks, y }: { life: Life; marks: readonly Mark[]; y: number }) {
  const x = placeOf(life.start)
  return marks
    .filter(({ day }) => isComplete(day))
    .map(({ at, day, text }) => (
      <Field key={at} life={life} at={at} name={[text, day].filter(Boolean).join(', ')} isListed>
        <circle cx={x(day)} cy={y} r="9" fill="transparent" />
        {/^[A-Z]{2}$/.test(text) ? (
          <Note x={x(day)} y={y + 4} at="middle" label={text} />
        ) : (
          <circle cx={x(day)} cy={y} r="3" fill="var(--accent)" />
        )}
      </Field>
    ))
}
