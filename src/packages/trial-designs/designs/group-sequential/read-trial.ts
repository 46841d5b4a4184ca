import { courseOf, medianOf } from '../../frame/survival-course.ts'
import { testsOf } from '../../simulation/compared.ts'
import type { Planned } from '../../simulation/planned.ts'
import { timingOf } from '../../simulation/planned-course.ts'
import type { Means } from './trials/means.ts'
import type { Arms } from './trials/participants.ts'
import type { Proportions } from './trials/proportions.ts'
import type { Survival } from './trials/survival.ts'

/** The effect on the scale of the endpoint: as assumed, and the nearest one of the hypothesis. */
export interface Effects {
  effect: number
  none: number
}

export const unitOf = (planned: Planned) => planned.option('unit')

/** Whether the unit is an abstract one: then the typed size says how large the effect is. */
export const isAbstract = (planned: Planned) => ['participants', 'events'].includes(unitOf(planned))

const isSuperiority = (planned: Planned) => planned.option('goal', 'superiority') === 'superiority'

const isTwo = (planned: Planned) => unitOf(planned) !== 'means' || planned.option('comparison') === 'two'

/** Of pairs and of one group, all are treated. An abstract size is that of two equal groups. */
export function armsOfPlan(planned: Planned): Arms {
  const maximum = planned.value('maximum')
  if (!isTwo(planned)) return { treated: maximum, control: 0 }
  if (isAbstract(planned)) return { treated: Math.ceil(maximum / 2), control: Math.floor(maximum / 2) }
  return { treated: planned.value('treated'), control: planned.value('control') }
}

/**
 * The drift of a test of two equal arms is half the effect times the root of the information.
 * @returns the difference in standard deviations, or the distance of the log hazard ratio from 0
 */
export const impliedEffect = (planned: Planned) =>
  (2 * planned.value('drift')) / Math.sqrt(planned.value('maximum'))

export function meansOfPlan(planned: Planned): Means & Effects {
  const arms = armsOfPlan(planned)
  if (isAbstract(planned))
    return { arms, sd: 1, test: { side: 1, at: 0 }, effect: impliedEffect(planned), none: 0 }
  const effect = planned.number('difference')
  const [test] = testsOf(planned, effect, planned.number('meanMargin'))
  // Adjusted for a baseline value, the analysis sees what that leaves.
  const sd = planned.number('sd') * Math.sqrt(1 - planned.number('correlation') ** 2)
  return { arms, sd, test, effect, none: test.at }
}

export function proportionsOfPlan(planned: Planned): Proportions & Effects {
  const [effect, p2] = [planned.number('p1'), planned.number('p2')]
  const [test] = testsOf(planned, effect - p2, planned.number('pointMargin'))
  return {
    arms: armsOfPlan(planned),
    p2,
    test,
    variance: planned.option('variance', 'null'),
    isCorrected: isSuperiority(planned) && planned.option('correction', 'none') === 'continuity',
    effect,
    none: p2 + test.at,
  }
}

/** The typed course; a late effect is so against the plan, by a third of the control group's median. */
function courseWith(planned: Planned, { treated, control }: Arms) {
  const timing = timingOf(planned)
  const late = medianOf(courseOf(timing, 1).first) / 3
  return (hr: number, isLate: boolean) =>
    courseOf({ ...timing, hr, ...(isLate ? { delay: late } : {}) }, treated + control)
}

export function survivalOfPlan(planned: Planned): Survival & Effects {
  const effect = planned.number('hr')
  const at = isSuperiority(planned) ? 1 : planned.number('ratioMargin')
  const arms = armsOfPlan(planned)
  return {
    arms,
    courseWith: courseWith(planned, arms),
    test: { side: effect < at ? -1 : 1, at },
    effect,
    none: at,
  }
}
