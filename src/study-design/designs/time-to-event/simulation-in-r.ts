import { exact } from '#src/study-design/frame/read-number.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'
import { breaksOf, ratiosOf } from './simulation.ts'

/** The times to the event, and what is seen of them. */
function trialInR(planned: Planned): string {
  const number = (field: string) => exact(planned.number(field))
  const { hr, tested } = ratiosOf(planned)
  const [median, accrual, lost] = [number('median'), number('accrual'), number('lost')]
  const seen = `${accrual} + ${number('followUp')} - runif(length(treated), 0, ${accrual})`
  const end = lost > 0 ? `pmin(${seen}, rexp(length(treated), loss))` : seen
  const losses = '  if (broken == "losses") seen <- seen & !(treated & runif(length(treated)) < 1 / 5)'
  return [
    `treated <- rep(c(FALSE, TRUE), c(${planned.value('first')}, ${planned.value('second')}))`,
    `hazard <- log(2) / ${median} # of the event in the control group, per month`,
    ...(lost > 0 ? [`loss <- -log(1 - ${lost}) / 12 # hazard of loss, per month`] : []),
    `assumed <- ${exact(hr)} # hazard ratio`,
    `hypothesis <- ${exact(tested)}`,
    '',
    `trial <- function(ratio) {`,
    '  event <- rexp(length(treated), hazard)',
    `  delay <- if (broken == "delayed") ${median} / 3 else 0`,
    '  event <- ifelse(treated & event > delay, delay + (event - delay) / ratio, event)',
    `  end <- ${end}`,
    '  seen <- event <= end',
    ...(breaksOf(planned).includes('losses') ? [losses] : []),
    '  list(months = pmin(event, end), seen = seen)',
    '}',
  ].join('\n')
}

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
  return [
    trialInR(planned),
    '',
    tested === 1 ? logRankInR : scoreInR,
    `rejects <- function(ratio) statistic(trial(ratio)) ${shown}`,
    '',
    'c(',
    '  power = mean(replicate(trials, rejects(assumed))),',
    '  typeOne = mean(replicate(trials, rejects(hypothesis))),',
    '  expectedEvents = mean(replicate(trials, sum(trial(assumed)$seen)))',
    ')',
  ].join('\n')
}
