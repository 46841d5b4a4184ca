import { kaplanMeier } from '@marom/statistics/survival'
import { fill } from '#client/text/fill.ts'
import { useLanguage } from '#client/ui/language.tsx'
import { dayInWords } from '#content/dates.ts'
import { DrawnLinks, linkName, rove } from './drawing/drawn-links.tsx'
import type { Scale } from './drawing/scale.ts'
import { spread } from './drawing/spread.ts'
import { usePlotWords } from './drawing/words.ts'
import { participantHref } from './participant-address.ts'
import type { ObservedPerson } from './simulated/survival.ts'

interface CurvePerson extends ObservedPerson {
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
 * What can be pressed, from the mark to the next one, at most 24 wide and 26 high. Deaths are away
 * from the other curve. `label` is how far below the mark the label begins. In units of the drawing.
 */
const sides = {
  above: { death: 'v1h24v-23h-24z', label: -27 },
  below: { death: 'v-1h24v23h-24z', label: 27 },
}
const alive = 'v-13h24v26h-24z'

interface CurvePeopleProps {
  people: readonly CurvePerson[]
  side: keyof typeof sides
  label: string
}

/** Each participant is a link to the trace. */
export function CurvePeople({ people, side, label }: CurvePeopleProps) {
  const language = useLanguage()
  const t = usePlotWords()['kaplan-meier']
  return (
    <DrawnLinks label={label} below={sides[side].label} fill="none" pointerEvents="all">
      {people.map(({ subject, date, isEvent, x, y }, index) => [
        <a key={subject} href={participantHref(subject, language)} {...rove(index)}>
          <title>
            {linkName(
              `${fill(t.participant, { subject })}\n${fill(isEvent ? t.died : t.alive, { date: dayInWords(date, language) })}`,
            )}
          </title>
          <path d={`M${x} ${y}${isEvent ? sides[side].death : alive}`} />
        </a>,
        ' ',
      ])}
    </DrawnLinks>
  )
}
