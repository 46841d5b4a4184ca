import { exact } from '../../frame/read-number.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { breaksOf } from './simulation.ts'

const logarithms = [
  'logs <- function(n, mean, sd) {',
  '  if (broken == "skewed") mean + sd * (rexp(n) - 1) else rnorm(n, mean, sd)',
  '}',
  'test <- function(n, ratio) logs(n, log(ratio), if (broken == "variances") 1.5 * sd else sd)',
  'reference <- function(n) logs(n, 0, sd)',
]

/** The two one-sided tests of the difference between two samples. */
function tests(planned: Planned): string[] {
  const test = (limit: string, side: string) =>
    `t.test(one, two, mu = log(${exact(planned.number(limit))}), alternative = "${side}", var.equal = TRUE)$p.value`
  const alpha = exact(planned.level)
  return [`  ${test('lower', 'greater')} <= ${alpha} &&`, `    ${test('upper', 'less')} <= ${alpha}`]
}

const parallel = (planned: Planned) => [
  `n1 <- ${planned.value('first')}`,
  `n2 <- ${planned.value('second')}`,
  ...logarithms,
  'equivalent <- function(ratio) {',
  '  one <- test(n1, ratio)',
  '  two <- reference(n2)',
  ...tests(planned),
  '}',
]

/** Differences of participants and of periods cancel, so that they are not drawn. */
const twoPeriods = (planned: Planned) => [
  `n1 <- ${planned.value('firstSequence')}`,
  `n2 <- ${planned.value('secondSequence')}`,
  ...logarithms,
  'equivalent <- function(ratio) {',
  '  # Half of the difference between the periods, with the test treatment first or second.',
  '  one <- (test(n1, ratio) - reference(n1)) / 2',
  '  two <- (reference(n2) - test(n2, ratio)) / 2',
  ...tests(planned),
  '}',
]

/** The analysis of variance is decomposed once for all trials. */
const fourPeriods = (planned: Planned) => [
  `n1 <- ${planned.value('firstSequence')}`,
  `n2 <- ${planned.value('secondSequence')}`,
  '# The sequences are TRTR and RTRT.',
  'participant <- rep(1:(n1 + n2), each = 4)',
  'period <- rep(1:4, n1 + n2)',
  'isTest <- (period %% 2 == 1) == (participant <= n1)',
  'fit <- qr(model.matrix(~ isTest + factor(participant) + factor(period)))',
  'df <- length(isTest) - fit$rank',
  'scale <- sqrt(chol2inv(qr.R(fit))[2, 2] / df)',
  'sds <- if (broken == "variances") ifelse(isTest, 1.5 * sd, sd) else sd',
  'equivalent <- function(ratio) {',
  '  # Differences of participants and of periods are in the model, so that they are not drawn.',
  '  errors <- if (broken == "skewed") rexp(length(isTest)) - 1 else rnorm(length(isTest))',
  '  logs <- log(ratio) * isTest + sds * errors',
  '  estimate <- qr.coef(fit, logs)[2]',
  `  half <- qt(1 - ${exact(planned.level)}, df) * scale * sqrt(sum(qr.resid(fit, logs)^2))`,
  `  estimate - half >= log(${exact(planned.number('lower'))}) &&`,
  `    estimate + half <= log(${exact(planned.number('upper'))})`,
  '}',
]

const layouts: Readonly<Record<string, (planned: Planned) => string[]>> = {
  '2x2': twoPeriods,
  '2x2x4': fourPeriods,
  parallel,
}

/** The simulated trials in R. */
export function inR(planned: Planned): string {
  return [
    `sd <- sqrt(log(1 + ${exact(planned.number('cv'))}^2))`,
    ...(layouts[planned.option('layout')]?.(planned) ?? []),
    'c(',
    `  power = mean(replicate(trials, equivalent(${exact(planned.number('gmr'))}))),`,
    `  typeOne = mean(replicate(trials, equivalent(${exact(planned.number('upper'))})))`,
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
