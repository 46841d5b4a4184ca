import { exact } from '../../frame/read-number.ts'
import { courseInR } from '../../simulation/course-in-r.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { breaksOf, ratiosOf } from './simulation.ts'

/** The statistic is that of `survdiff`; at a margin, of the score test of a Cox model there. */
const logRankInR = [
  '# The log-rank test.',
  'statistic <- function(data) {',
  '  if (!any(data$seen)) return(0)',
  '  test <- survival::survdiff(survival::Surv(months, seen) ~ treated, data)',
  '  variance <- test$var[2, 2]',
  '  if (variance > 0) (test$obs - test$exp)[2] / sqrt(variance) else 0',
  '}',
].join('\n')

const scoreInR = [
  '# The score test of a Cox model at the hazard ratio of the hypothesis.',
  'statistic <- function(data) {',
  '  inTime <- order(data$months)',
  '  isTreated <- treated[inTime]',
  '  atRisk <- function(group) rev(cumsum(rev(group)))',
  '  odds <- hypothesis * atRisk(isTreated) / atRisk(!isTreated)',
  '  share <- ifelse(is.finite(odds), odds / (1 + odds), 1)',
  '  event <- data$seen[inTime]',
  '  variance <- sum((share * (1 - share))[event])',
  '  if (variance > 0) sum((isTreated - share)[event]) / sqrt(variance) else 0',
  '}',
].join('\n')

/** The body of an R script that repeats the simulated trials. */
export function inR(planned: Planned): string {
  const { hr, tested } = ratiosOf(planned)
  const level = exact(planned.level)
  const shown = hr < tested ? `<= qnorm(${level})` : `>= qnorm(1 - ${level})`
  const arms = { control: planned.value('first'), treated: planned.value('second') }
  return [
    ...courseInR(planned, arms, breaksOf(planned)),
    `hypothesis <- ${exact(tested)}`,
    '',
    tested === 1 ? logRankInR : scoreInR,
    `rejects <- function(ratio) statistic(draw(ratio)) ${shown}`,
    '',
    'c(',
    '  power = mean(replicate(trials, rejects(hr))),',
    '  typeOne = mean(replicate(trials, rejects(hypothesis))),',
    '  expectedEvents = mean(replicate(trials, sum(draw(hr)$seen)))',
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
