import type { ReactNode } from 'react'
import { fill } from '#client/ui/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { dayInWords } from '#content/dates.ts'
import { kaplanMeier } from '#src/statistics/survival/kaplan-meier.ts'
import { inDrawing } from './drawing/label.tsx'
import type { Scale } from './drawing/scale.ts'
import { spread } from './drawing/spread.ts'
import { usePlotWords } from './drawing/words.ts'
import { participantHref } from './participant-address.ts'
import type { ObservedPerson } from './simulated/survival.ts'

export interface CurvePerson extends ObservedPerson {
  x: number
  y: number
}

/** Marks nearer to each other could not be pressed one by one. In units of the drawing. */
const leastGap = 2

/** Where each participant is on the curve. Those of one step are along its drop. */
export function curvePeople(arm: readonly ObservedPerson[], x: Scale, y: Scale): CurvePerson[] {
  const steps = kaplanMeier(arm)
  const ordered = arm.toSorted(
    (one, other) => one.time - other.time || Number(other.isEvent) - Number(one.isEvent),
  )
  const placed = (isEvent: boolean): CurvePerson[] => {
    const people = ordered.filter((one) => one.isEvent === isEvent)
    const places = spread(
      people.map(({ time }) => x(time)),
      leastGap,
    )
    return people.map((person, index) => {
      const after = steps.findLast(({ time }) => time <= person.time)?.survival ?? 1
      const before = steps.findLast(({ time }) => time < person.time)?.survival ?? 1
      const tied = people.filter(({ time }) => time === person.time)
      const share = isEvent ? (tied.indexOf(person) + 1) / tied.length : 1
      return {
        ...person,
        x: Math.round(places[index] ?? 0),
        y: Math.round(y(before + (after - before) * share)),
      }
    })
  }
  return [...placed(true), ...placed(false)].sort((one, other) => one.x - other.x)
}

/**
 * What can be pressed, in units of the drawing: from a mark to the next one, at most 24 wide and 26
 * high. Deaths are away from the other curve.
 */
const areas = {
  above: { death: 'M-1-22h24v23h-24', label: -27 },
  below: { death: 'M-1-1h24v23h-24', label: 27 },
  alive: 'M-1-13h24v26h-24',
}

/** A label starts at its mark, is centered at it, or ends there, so that it stays in the drawing. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 120) return 'start'
  return x < 240 ? 'middle' : 'end'
}

interface CurvePeopleProps {
  people: readonly CurvePerson[]
  side: 'above' | 'below'
  label: string
}

/**
 * Each participant is a link to the trace. The first is a tab stop; the arrow keys lead to the others
 * (`client/page/arrow-keys.ts`), and without script a list does.
 */
export function CurvePeople({ people, side, label }: CurvePeopleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: `g` is no control
    <g role="group" aria-label={label} data-arrow-keys="" fill="none" pointerEvents="none">
      {inEachOther(people, side)}
    </g>
  )
}

/** Each mark is inside the mark before it, because small distances compress better: 340 bytes less. */
function inEachOther(people: readonly CurvePerson[], side: CurvePeopleProps['side']): ReactNode {
  return people.reduceRight<ReactNode>((later, person, index) => {
    const before = people[index - 1]
    const [dx, dy] = [person.x - (before?.x ?? 0), person.y - (before?.y ?? 0)]
    const anchor = anchorAt(person.x)
    const isNewAnchor = !before || anchorAt(before.x) !== anchor
    return (
      <g
        key={person.subject}
        transform={`translate(${dx} ${dy})`}
        textAnchor={isNewAnchor ? anchor : undefined}
      >
        <PersonLink person={person} side={side} isFirst={!before} />
        {later}
      </g>
    )
  }, null)
}

interface PersonLinkProps extends Pick<CurvePeopleProps, 'side'> {
  person: CurvePerson
  isFirst: boolean
}

function PersonLink({ person: { subject, date, isEvent }, side, isFirst }: PersonLinkProps) {
  const language = useLanguage()
  const t = usePlotWords()['kaplan-meier']
  const area = areas[side]
  return (
    <a href={participantHref(subject, language)} tabIndex={isFirst ? undefined : -1}>
      <path d={isEvent ? area.death : areas.alive} pointerEvents="all" />
      <circle r="4" />
      <text y={area.label}>
        {`${inDrawing(fill(t.participant, { subject }))} `}
        <tspan x="0" dy="1.2em">
          {inDrawing(fill(isEvent ? t.died : t.alive, { date: dayInWords(date, language) }))}
        </tspan>
      </text>
    </a>
  )
}
