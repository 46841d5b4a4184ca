import { exact } from '../../../frame/read-number.ts'
import { courseInR } from '../../../simulation/course-in-r.ts'
import type { Planned } from '../../../simulation/planned.ts'
import { looksOf } from '../looks-of-plan.ts'
import { survivalOfPlan } from '../read-trial.ts'
import { breaksOf } from '../simulation.ts'
import { type TrialInR, vectorInR } from './arms.ts'

const testInR = (side: number) => [
  '# The log-rank test of what is seen by a month; at a margin, the score test of a Cox model there.',
  'statistic <- function(people, month) {',
  '  isIn <- people$entry < month',
  '  months <- pmin(people$months, month - people$entry)[isIn]',
  '  inTime <- order(months)',
  '  isTreated <- treated[isIn][inTime]',
  '  seen <- (people$seen & people$entry + people$months <= month)[isIn][inTime]',
  '  atRisk <- function(group) rev(cumsum(rev(group)))',
  '  share <- hypothesis * atRisk(isTreated)',
  '  share <- share / (share + atRisk(!isTreated))',
  '  variance <- sum((share * (1 - share))[seen])',
  `  difference <- sum((${side > 0 ? 'isTreated - share' : 'share - isTreated'})[seen])`,
  '  if (variance > 0) difference / sqrt(variance) else 0',
  '}',
]

/** A survival trial, whose looks are in the months of their events, and the last one by the end. */
export function survivalInR(planned: Planned): TrialInR {
  const { none, test, arms } = survivalOfPlan(planned)
  return {
    lines: [
      ...courseInR(planned, arms, breaksOf(planned)),
      `hypothesis <- ${exact(none)}`,
      `events <- ${vectorInR(looksOf(planned, true).map(({ size }) => size))} # by each look`,
      '',
      ...testInR(test.side),
      'trial <- function(hr, lower) {',
      '  people <- draw(hr)',
      '  seen <- sort((people$entry + people$months)[people$seen])',
      '  for (look in seq_along(events)) {',
      '    isEnd <- events[look] > length(seen)',
      '    if (isEnd && look < length(events)) next',
      '    month <- if (isEnd) accrual + followUp else seen[events[look]]',
      '    z <- statistic(people, month)',
      '    if (z >= upper[look] || z <= lower[look]) break',
      '  }',
      '  c(crossed = z >= upper[look], size = min(events[look], length(seen)))',
      '}',
    ],
    effect: 'hr',
    none: 'hypothesis',
  }
}
