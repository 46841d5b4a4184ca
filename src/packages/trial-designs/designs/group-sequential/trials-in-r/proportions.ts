import { exact } from '../../../frame/read-number.ts'
import type { Planned } from '../../../simulation/planned.ts'
import { standardErrorInR } from '../../../simulation/standard-error-in-r.ts'
import { looksOf } from '../looks-of-plan.ts'
import { proportionsOfPlan } from '../read-trial.ts'
import { leastError } from '../trials/proportions.ts'
import { armsInR, type TrialInR } from './arms.ts'

const correction =
  '  distance <- sign(distance) * pmax(0, abs(distance) - (1 / left + 1 / control) / 2) # continuity'

/** A trial of proportions: counts that grow from look to look. */
export function proportionsInR(planned: Planned): TrialInR {
  const { effect, p2, test, arms, variance, isCorrected } = proportionsOfPlan(planned)
  const isHigher = test.side > 0
  const lost = `rbinom(length(treated), ${isHigher ? 'added - with' : 'with'}, 1 / 5)`
  return {
    lines: [
      `p1 <- ${exact(effect)}`,
      `p2 <- ${exact(p2)}`,
      `hypothesis <- ${exact(test.at)} # difference`,
      ...armsInR(arms, looksOf(planned, true)),
      '',
      ...standardErrorInR(variance, test.at === 0),
      'trial <- function(p1, lower) {',
      '  added <- diff(c(0, treated))',
      '  with <- rbinom(length(treated), added, p1)',
      `  lost <- if (broken == "losses") ${lost} else 0`,
      `  new <- cumsum(with${isHigher ? '' : ' - lost'})`,
      '  left <- cumsum(added - lost)',
      '  old <- cumsum(rbinom(length(control), diff(c(0, control)), p2))',
      '  error <- standardError(new / left, left, old / control, control, hypothesis)',
      `  distance <- ${isHigher ? '' : '-'}(new / left - old / control - hypothesis)`,
      ...(isCorrected ? [correction] : []),
      `  z <- distance / pmax(${leastError}, error)`,
      '  look <- c(which(z >= upper | z <= lower), length(sizes))[1]',
      '  c(crossed = isTRUE(z[look] >= upper[look]), size = sizes[look])',
      '}',
    ],
    effect: 'p1',
    none: 'p2 + hypothesis',
  }
}
