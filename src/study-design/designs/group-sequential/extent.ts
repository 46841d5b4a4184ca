import { roundUp } from '#src/study-design/frame/planning.ts'
import { armsOf, sizeFor } from '#src/study-design/frame/root-finding.ts'
import { type Arms, armsAt, monthOf } from '#src/study-design/frame/survival-course.ts'
import { expectedEvents, givenArms } from './follow-up.ts'
import type { Inputs, Quantities } from './inputs.ts'

/** What the trial has at most, and the effect that it is planned for as a share of the typed one. */
export interface Extent {
  maximum: number
  share: number
  survival: Pick<Quantities, 'control' | 'treated' | 'total' | 'duration' | 'exactTotal' | 'hr'> | undefined
}

function survivalOf({ accrual, followUp }: Inputs, { first, second }: Arms) {
  return { control: first, treated: second, total: first + second, duration: accrual + followUp }
}

/** So many participants that the maximum number of events is expected by the end of the trial. */
function participants(inputs: Inputs, maximum: number, exact: number) {
  const { allocation } = inputs
  const { first, second } = armsAt(inputs)
  // Expected events of a control participant and the treated ones enrolled with it.
  const eventsEach = first + allocation * second
  const exactTotal = (exact / eventsEach) * (1 + allocation)
  return { ...survivalOf(inputs, armsOf(maximum / eventsEach, allocation)), exactTotal }
}

/** Below that of 2 events in place of a million. */
const smallestShare = 0.001

/** The given size; of a survival trial the events that are expected among so many participants. */
function givenExtent(inputs: Inputs, n: number, exact: number): Extent {
  const { find, unit, hr } = inputs
  if (unit !== 'survival')
    return { maximum: n, share: find === 'effect' ? Math.sqrt(exact / n) : 1, survival: undefined }
  const arms = givenArms(inputs, n)
  const survival = survivalOf(inputs, arms)
  if (find === 'followUp') {
    const maximum = roundUp(exact)
    return { maximum, share: 1, survival: { ...survival, duration: monthOf(inputs, arms, maximum) } }
  }
  const eventsAt = (share: number) => expectedEvents({ ...inputs, hr: hr ** share }, arms)
  if (find === 'power') return { maximum: eventsAt(1), share: 1, survival }
  const share = sizeFor((value) => value * Math.sqrt(eventsAt(value) / exact), 1, smallestShare)
  return {
    maximum: eventsAt(share),
    share,
    survival: { ...survival, hr: hr === 1 ? undefined : hr ** share },
  }
}

export function extentOf(inputs: Inputs, exact: number): Extent {
  const { n, unit } = inputs
  if (n !== null) return givenExtent(inputs, n, exact)
  const maximum = roundUp(exact)
  const survival = unit === 'survival' ? participants(inputs, maximum, exact) : undefined
  return { maximum, share: 1, survival }
}
