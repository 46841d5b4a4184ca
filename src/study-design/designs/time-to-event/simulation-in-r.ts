import { controlHazards, courseOf, medianOf } from '#src/study-design/frame/survival-course.ts'
import type { Planned } from '#src/study-design/simulation/planned.ts'
import { timingOf } from '#src/study-design/simulation/planned-course.ts'
import { breaksOf, ratiosOf } from './simulation.ts'

const exact = (value: number) => `${Number(value.toPrecision(12))}`

/** Months of recruitment with their rates, and months after entry with their hazards. */
function courseInR(planned: Planned): string[] {
  const timing = timingOf(planned)
  const course = courseOf(timing, planned.value('total'))
  const vector = (values: readonly number[]) =>
    values.length === 1 ? exact(values[0] ?? Number.NaN) : `c(${values.map(exact).join(', ')})`
  const hazards = controlHazards(timing)
  const losses = [timing.lost, timing.lostTreated ?? timing.lost]
  return [
    `changes <- ${vector(hazards.map(({ from }) => from))} # months after entry from which hazards hold`,
    `hazards <- ${vector(hazards.map(({ hazard }) => hazard))} # of the event in the control group, per month`,
    `periods <- ${vector(course.entries.map(({ from }) => from))} # months from which rates of entry hold`,
    `rates <- ${vector(course.entries.map(({ from, to, share }) => share / (to - from)))} # shares of all, per month`,
    `duration <- ${exact(course.end)}`,
    ...(timing.exposure === 'fixed'
      ? [`followed <- ${exact(timing.followUp)} # months of each participant`]
      : []),
    ...(losses.some((share) => share > 0)
      ? [`loss <- log(1 / (1 - ${vector(losses)}))[1 + treated] / 12 # hazard of loss, per month`]
      : []),
  ]
}

/** The times to the event, and what is seen of them. */
function trialInR(planned: Planned): string {
  const { hr, tested } = ratiosOf(planned)
  const timing = timingOf(planned)
  const breaks = breaksOf(planned)
  const late = exact(medianOf(courseOf(timing, 1).first) / 3)
  const isLost = timing.lost > 0 || (timing.lostTreated ?? 0) > 0
  const ends = [
    'duration - entry',
    ...(timing.exposure === 'fixed' ? ['followed'] : []),
    ...(isLost ? ['rexp(length(treated)) / loss'] : []),
  ]
  const losses = '  if (broken == "losses") seen <- seen & !(treated & runif(length(treated)) < 1 / 5)'
  return [
    `treated <- rep(c(FALSE, TRUE), c(${planned.value('first')}, ${planned.value('second')}))`,
    ...courseInR(planned),
    `assumed <- ${exact(hr)} # hazard ratio`,
    `hypothesis <- ${exact(tested)}`,
    '',
    '# Where the sum of a rate that changes at some times reaches an amount.',
    'reached <- function(amount, times, rates) {',
    '  sums <- c(0, cumsum(rates[-length(rates)] * diff(times)))',
    '  piece <- findInterval(amount, sums)',
    '  times[piece] + (amount - sums[piece]) / rates[piece]',
    '}',
    'trial <- function(ratio) {',
    breaks.includes('delayed')
      ? `  delay <- if (broken == "delayed") ${late} else ${exact(timing.delay)}`
      : `  delay <- ${exact(timing.delay)}`,
    '  times <- sort(unique(c(changes, delay)))',
    '  base <- hazards[findInterval(times, changes)]',
    '  amount <- rexp(length(treated))',
    '  event <- ifelse(treated, reached(amount, times, base * ifelse(times < delay, 1, ratio)),',
    '    reached(amount, changes, hazards))',
    '  entry <- reached(runif(length(treated)), periods, rates)',
    `  end <- ${ends.length > 1 ? `pmin(${ends.join(', ')})` : ends[0]}`,
    '  seen <- event <= end',
    ...(breaks.includes('losses') ? [losses] : []),
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
