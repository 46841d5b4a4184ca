import type { CourseInputs } from './course-fields.ts'
import type { Refusal } from './result.ts'

const longestAccrual = 1200

/** Refuses recruitment at a typed rate that would take longer than the months that may be typed. */
export function refuseLong({ recruitment }: CourseInputs, accrual: number): Refusal<never> | null {
  return recruitment === 'rate' && accrual > longestAccrual
    ? { field: 'perMonth', code: 'recruitmentTooLong', facts: { max: longestAccrual } }
    : null
}

/** Refuses entries of the course that leave no trial. A follow-up that is asked for is not there yet. */
export function refuseCourse(inputs: CourseInputs & { find: string }): Refusal<never> | null {
  const { find, recruitment, accrual, pace, firstMonths, nextMonths, exposure, followUp, delay } = inputs
  const hasFullRate = recruitment === 'rate' || pace === 'even' || firstMonths + nextMonths < accrual
  if (!hasFullRate) return { field: 'firstMonths', code: 'neverFullRate' }
  if (find === 'followUp') return null
  if (exposure === 'fixed' && followUp === 0) return { field: 'followUp', code: 'noFollowedTime' }
  const longest = exposure === 'fixed' ? followUp : accrual + followUp
  const isKnown = exposure === 'fixed' || recruitment === 'months'
  return isKnown && delay > 0 && delay >= longest ? { field: 'delay', code: 'delayBeyondEnd' } : null
}
