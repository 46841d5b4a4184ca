import type { Planned } from '#src/study-design/simulation/planned.ts'
import { participantsOf } from './event-trials.ts'
import { looksOf } from './looks-of-plan.ts'
import { breaksOf, effectOf, isBinding, isOfParticipants } from './simulation.ts'

function boundInR(bound: number): string {
  if (Number.isFinite(bound)) return String(Number(bound.toFixed(6)))
  return bound > 0 ? 'Inf' : '-Inf'
}

const vectorInR = (texts: readonly (number | string)[]) => `c(${texts.join(', ')})`

/** Below this size a group may be too small for a t test. */
const few = 20

function normalInR(planned: Planned): string[] {
  const isSmall = (looksOf(planned, true)[0]?.size ?? 0) < few
  return [
    `assumed <- ${Number(effectOf(planned).toPrecision(8))} # difference of the means in standard deviations`,
    '',
    'values <- function(n) if (broken == "skewed") rexp(n) - 1 else rnorm(n)',
    'trial <- function(difference, lower) {',
    '  sd <- if (broken == "variances") 1.5 else 1',
    '  treated <- difference + sd * values(ceiling(max(sizes) / 2))',
    '  control <- values(floor(max(sizes) / 2))',
    '  lost <- broken == "losses" & treated < difference & runif(length(treated)) < 1 / 5',
    '  for (look in seq_along(sizes)) {',
    '    first <- seq_len(ceiling(sizes[look] / 2))',
    '    x <- treated[first][!lost[first]]',
    '    y <- control[seq_len(floor(sizes[look] / 2))]',
    ...(isSmall ? ['    if (length(x) < 1 || length(y) < 1 || length(x) + length(y) < 3) next'] : []),
    '    test <- t.test(x, y, var.equal = TRUE)',
    '    z <- -qnorm(pt(-test$statistic, test$parameter)) # with the same p value',
    '    if (z >= upper[look]) return(c(crossed = 1, size = sizes[look]))',
    '    if (z <= lower[look]) break',
    '  }',
    '  c(crossed = 0, size = sizes[look])',
    '}',
  ]
}

function eventsInR(planned: Planned): string[] {
  const losses = '  if (broken == "losses") seen <- !(treated & runif(length(time)) < 1 / 5)'
  return [
    `assumed <- ${Number(Math.exp(-effectOf(planned)).toPrecision(8))} # hazard ratio`,
    `treated <- rep(c(FALSE, TRUE), each = ${participantsOf(looksOf(planned, true))})`,
    '',
    '# All start together, in equal groups. The hazard of the control group is 1.',
    'trial <- function(ratio, lower) {',
    '  time <- rexp(length(treated))',
    '  delay <- if (broken == "delayed") log(2) / 3 else 0',
    '  time <- ifelse(treated & time > delay, delay + (time - delay) / ratio, time)',
    '  seen <- rep(TRUE, length(time))',
    ...(breaksOf(planned).includes('losses') ? [losses] : []),
    '  inTime <- order(time)',
    '  isTreated <- treated[inTime]',
    '  event <- seen[inTime]',
    '  # The log-rank test after each event, as survival::survdiff computes it.',
    '  share <- rev(cumsum(rev(isTreated))) / rev(seq_along(time)) # of the participants at risk',
    '  difference <- cumsum((share - isTreated)[event])',
    '  variance <- cumsum((share * (1 - share))[event])',
    '  z <- (difference / sqrt(variance))[pmin(sizes, sum(event))]',
    '  look <- c(which(z >= upper | z <= lower), length(sizes))[1]',
    '  c(crossed = z[look] >= upper[look], size = sizes[look])',
    '}',
  ]
}

/** The body of an R script that repeats the simulated trials. */
export function inR(planned: Planned): string {
  const looks = looksOf(planned, true)
  const isParticipants = isOfParticipants(planned)
  const none = isParticipants ? '0' : '1'
  const under = isBinding(planned) ? 'lower' : 'rep(-Inf, length(sizes))'
  const meanOf = (effect: string, bounds: string, outcome: string) =>
    `mean(replicate(trials, trial(${effect}, ${bounds})[["${outcome}"]]))`
  return [
    `sizes <- ${vectorInR(looks.map(({ size }) => size))} # ${isParticipants ? 'participants' : 'events'} by each look`,
    `upper <- ${vectorInR(looks.map(({ upper }) => boundInR(upper)))}`,
    `lower <- ${vectorInR(looks.map(({ lower }) => boundInR(lower)))}`,
    ...(isParticipants ? normalInR(planned) : eventsInR(planned)),
    '',
    'c(',
    `  power = ${meanOf('assumed', 'lower', 'crossed')},`,
    ...(isBinding(planned) ? [] : ['  # The type I error holds also if a lower boundary is ignored.']),
    `  typeOne = ${meanOf(none, under, 'crossed')},`,
    `  expectedAlternative = ${meanOf('assumed', 'lower', 'size')},`,
    `  expectedNull = ${meanOf(none, 'lower', 'size')}`,
    ')',
  ].join('\n')
}
