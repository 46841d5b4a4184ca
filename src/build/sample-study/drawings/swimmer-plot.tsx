import { type Arm, arms, dayNumber, study } from '@marom/sample-trial'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { DrawnLinks, linkName, rove } from '#src/plots/drawing/drawn-links.tsx'
import { Label } from '#src/plots/drawing/label.tsx'
import { strokesPath } from '#src/plots/drawing/path.ts'
import { PlotFigure } from '#src/plots/drawing/plot-figure.tsx'
import { participantHref } from '#src/sample-study/views/links.ts'
import { wordsOf } from '#src/words/words.ts'
import type { Life } from './life.ts'
import { placeOf, TimeAxis } from './time-axis.tsx'

const wordsOfPage = wordsOf('sample-study/participants')

const pitch = 5
const colors = { treatment: 'var(--accent)', control: 'var(--data)' } as const
const armNames: readonly Arm[] = ['treatment', 'control']

export const daysOf = ({ start, end }: Life): number => dayNumber(end.day) - dayNumber(start) + 1

/** A lane for each participant, by arm, the longest follow-up on top. */
export function SwimmerPlot({ lives }: { lives: readonly Life[] }) {
  const t = wordsOfPage(useLanguage()).plot
  const groups = armNames.map((arm) => ({
    arm,
    lanes: lives.filter((one) => one.arm === arm).toSorted((one, other) => daysOf(other) - daysOf(one)),
  }))
  const counts = Object.fromEntries(groups.map(({ arm, lanes }) => [arm, lanes.length]))
  let top = 0
  const placed = groups.map(({ arm, lanes }) => {
    const first = top + 24
    top = first + lanes.length * pitch
    return { arm, lanes, first }
  })
  return (
    <PlotFigure words={t} facts={counts} height={top + 44} source="simulated" role="group">
      <TimeAxis top={10} bottom={top + 4} title={t.x} />
      {placed.map(({ arm, lanes, first }) => (
        <DrawnLinks key={arm} label={arms[arm].name} below={20} stroke={colors[arm]} fill={colors[arm]}>
          <Label x={0} y={first - 6} stroke="none" fontWeight="700">
            {fill(t.arms[arm], { count: lanes.length })}
          </Label>
          {lanes.map((life, index) => (
            <Lane key={life.subject} life={life} y={first + index * pitch} index={index} />
          ))}
        </DrawnLinks>
      ))}
    </PlotFigure>
  )
}

/** The table has the same links. */
function Lane({ life, y, index }: { life: Life; y: number; index: number }) {
  const language = useLanguage()
  const t = wordsOfPage(language).plot
  const { subject, arm, start, doses, events, progression, end } = life
  const x = placeOf(start)
  const middle = y + pitch / 2
  const last = x(end.day)
  const severe = events.filter(({ grade }) => grade >= 3)
  return (
    <a
      className="plot-link"
      href={participantHref(language, subject)}
      aria-label={linkName(
        fill(t.lane, {
          subject,
          arm: arms[arm].name,
          months: (daysOf(life) / study.daysPerMonth).toFixed(1),
          end: t.ends[end.kind],
        }),
      )}
      {...rove(index)}
    >
      <path d={`M0 ${middle}V${y}h360v${pitch}H0z`} fill="transparent" stroke="none" />
      <path d={`M${x(start)} ${middle}H${last}`} strokeOpacity=".5" />
      {doses.map(({ at, day, to, dose }) => (
        <path key={at} d={`M${x(day)} ${middle}H${x(to)}`} strokeWidth={dose === study.dose ? 4 : 2} />
      ))}
      {severe.length > 0 && (
        <path
          d={strokesPath(
            severe.map(({ day }) => [x(day), y]),
            0,
            pitch,
          )}
          stroke="var(--ink)"
        />
      )}
      {progression && <circle cx={x(progression)} cy={middle} r="1.8" fill="var(--paper)" />}
      <path d={endMark(end.kind, last, middle)} stroke="var(--ink)" fill="none" />
    </a>
  )
}

/** A cross for a death, a line where contact was lost, an arrow for somebody who is alive. */
export function endMark(kind: Life['end']['kind'], x: number, y: number, size = 2): string {
  if (kind === 'died')
    return `M${x - size} ${y - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}`
  if (kind === 'left') return `M${x} ${y - size}v${2 * size}`
  return `M${x} ${y - size}l${size + 1} ${size}l${-size - 1} ${size}`
}
