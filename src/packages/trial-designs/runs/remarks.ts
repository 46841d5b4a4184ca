import { isAbstract, unitOf } from '../designs/group-sequential/read-trial.ts'
import { type Plan, readPlan } from '../simulation/planned.ts'

/** What a reader must know of the trials that are drawn, beyond what is typed; words of the page say it. */
export type Remark = 'implied' | 'analyzed' | 'byEvents'

const isLosing = ({ values: { enrolledSize, enrolledTotal } }: Plan) =>
  (enrolledSize ?? enrolledTotal) !== undefined

export function remarksOn(plan: Plan): Remark[] {
  const analyzed: Remark[] = isLosing(plan) ? ['analyzed'] : []
  if (plan.design !== 'group-sequential') return analyzed
  const planned = readPlan(plan)
  if (isAbstract(planned)) return ['implied', ...analyzed]
  return unitOf(planned) === 'survival' ? ['byEvents'] : analyzed
}
