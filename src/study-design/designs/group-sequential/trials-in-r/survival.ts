import { looksOf } from '#src/study-design/designs/group-sequential/looks-of-plan.ts'
import { survivalOfPlan } from '#src/study-design/designs/group-sequential/read-trial.ts'
import { breaksOf } from '#src/study-design/designs/group-sequential/simulation.ts'
import { exact } from '#src/study-design/frame/read-number.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'
import { type TrialInR, vectorInR } from './arms.ts'

/** Months of entry and of the event, and which events are seen while under observation. */
function peopleInR(planned: Planned): string[] {
  const hasLosses = planned.number('lost') > 0
  const unseen = '  if (broken == "losses") event[treated & runif(n) < 1 / 5] <- Inf'
  return [
    '  n <- length(treated)',
    '  entry <- runif(n, 0, accrual)',
    '  months <- rexp(n, log(2) / median)',
    '  delay <- if (broken == "delayed") median / 3 else 0',
    '  months <- ifelse(treated & months > delay, delay + (months - delay) / hr, months)',
    ...(hasLosses ? ['  loss <- rexp(n, -log(1 - lost) / 12)'] : []),
    `  event <- ${hasLosses ? 'ifelse(months <= loss, entry + months, Inf)' : 'entry + months'} # month of the trial`,
    ...(breaksOf(planned).includes('losses') ? [unseen] : []),
    ...(hasLosses ? ['  months <- pmin(months, loss)'] : []),
  ]
}

const testInR = (side: number) => [
  '# The log-rank test of what is seen by a month; at a margin, the score test of a Cox model there.',
  'statistic <- function(entry, months, event, month) {',
  '  isIn <- entry < month',
  '  inTime <- order(pmin(months, month - entry)[isIn])',
  '  isTreated <- treated[isIn][inTime]',
  '  seen <- (event <= month)[isIn][inTime]',
  '  atRisk <- function(group) rev(cumsum(rev(group)))',
  '  share <- hypothesis * atRisk(isTreated)',
  '  share <- share / (share + atRisk(!isTreated))',
  '  variance <- sum((share * (1 - share))[seen])',
  `  if (variance > 0) ${side > 0 ? 'sum((isTreated - share)[seen])' : 'sum((share - isTreated)[seen])'} / sqrt(variance) else 0`,
  '}',
]

/** A survival trial, whose looks are in the months of their events, and the last one by the end. */
export function survivalInR(planned: Planned): TrialInR {
  const { effect, none, test, arms } = survivalOfPlan(planned)
  const number = (field: string) => exact(planned.number(field))
  const lost = number('lost')
  return {
    lines: [
      `hr <- ${exact(effect)} # hazard ratio`,
      `hypothesis <- ${exact(none)}`,
      `median <- ${number('median')} # months, of the control group`,
      `accrual <- ${number('accrual')} # months`,
      `followUp <- ${number('followUp')} # months after the last one entered`,
      ...(lost > 0 ? [`lost <- ${lost} # in a year`] : []),
      `treated <- rep(c(TRUE, FALSE), c(${arms.treated}, ${arms.control}))`,
      `events <- ${vectorInR(looksOf(planned, true).map(({ size }) => size))} # by each look`,
      '',
      ...testInR(test.side),
      'trial <- function(hr, lower) {',
      ...peopleInR(planned),
      '  seen <- sort(event[event <= accrual + followUp])',
      '  for (look in seq_along(events)) {',
      '    isEnd <- events[look] > length(seen)',
      '    if (isEnd && look < length(events)) next',
      '    month <- if (isEnd) accrual + followUp else seen[events[look]]',
      '    z <- statistic(entry, months, event, month)',
      '    if (z >= upper[look] || z <= lower[look]) break',
      '  }',
      '  c(crossed = z >= upper[look], size = min(events[look], length(seen)))',
      '}',
    ],
    effect: 'hr',
    none: 'hypothesis',
  }
}
