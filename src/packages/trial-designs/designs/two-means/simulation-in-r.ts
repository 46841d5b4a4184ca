import { exact } from '../../frame/read-number.ts'
import { type OneTest, testsOf } from '../../simulation/compared.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { breaksOf } from './simulation.ts'

/** One in five of the values on the unfavorable side of their mean is lost. */
function losses(values: string, side: number, tooFew: string): string[] {
  return [
    '  if (broken == "losses") {',
    `    lost <- ${values} ${side > 0 ? '<' : '>'} difference & runif(length(${values})) < 0.2`,
    `    ${values} <- ${values}[!lost]`,
    `    if (${tooFew}) return(FALSE)`,
    '  }',
  ]
}

const values = [
  'values <- function(n, mean, sd) {',
  '  if (broken == "skewed") mean + sd * (rexp(n) - 1) else rnorm(n, mean, sd)',
  '}',
]

/** Each test has its own one-sided p value; all must be small. */
function tested(planned: Planned, tests: readonly OneTest[], data: string, more: string): string {
  const calls = tests.map(({ side, at }) => {
    const hypothesis = `mu = ${exact(at)}, alternative = "${side > 0 ? 'greater' : 'less'}"`
    return `t.test(${data}, ${hypothesis}${more})$p.value <= ${exact(planned.level)}`
  })
  const isHalf = planned.option('goal') === 'superiority' && planned.option('sides') === '2'
  const comment = '  # One side at half the level, for rejections on the planned side only.\n'
  return `${isHalf ? comment : ''}  ${calls.join(' &&\n    ')}`
}

function twoGroups(planned: Planned, tests: readonly [OneTest, ...OneTest[]], isLosing: boolean): string[] {
  const second = planned.value('second')
  const tooFew = second > 1 ? 'length(new) == 0' : 'length(new) < 2'
  return [
    `n1 <- ${planned.value('first')}`,
    `n2 <- ${second}`,
    `sd <- ${exact(planned.number('sd'))}`,
    ...values,
    'rejects <- function(difference) {',
    '  new <- values(n1, difference, if (broken == "variances") 1.5 * sd else sd)',
    '  control <- values(n2, 0, sd)',
    ...(isLosing ? losses('new', tests[0].side, tooFew) : []),
    tested(planned, tests, 'new, control', ', var.equal = TRUE'),
    '}',
  ]
}

/** Each test compares the adjusted difference with its hypothesis. */
function adjustedGroups(
  planned: Planned,
  tests: readonly [OneTest, ...OneTest[]],
  isLosing: boolean,
): string[] {
  const rejected = tests.map(({ side, at }) => {
    const distance = at === 0 ? 'found[1]' : `(found[1] - ${exact(at)})`
    return `pt(${side > 0 ? '' : '-'}${distance} / found[2], df, lower.tail = FALSE) <= ${exact(planned.level)}`
  })
  const lost = `new$y ${tests[0].side > 0 ? '<' : '>'} difference & runif(n1) < 0.2`
  return [
    `n1 <- ${planned.value('first')}`,
    `n2 <- ${planned.value('second')}`,
    `sd <- ${exact(planned.number('sd'))}`,
    `r <- ${exact(planned.number('correlation'))}`,
    ...values,
    'groupOf <- function(n, mean, sd, isNew) {',
    '  baseline <- rnorm(n)',
    '  y <- mean + sd * (r * baseline + sqrt(1 - r^2) * values(n, 0, 1))',
    '  data.frame(y, baseline, isNew)',
    '}',
    'rejects <- function(difference) {',
    '  new <- groupOf(n1, difference, if (broken == "variances") 1.5 * sd else sd, 1)',
    ...(isLosing
      ? [`  if (broken == "losses") new <- new[!(${lost}), ]`, '  if (nrow(new) == 0) return(FALSE)']
      : []),
    '  fit <- lm(y ~ isNew + baseline, rbind(new, groupOf(n2, 0, sd, 0)))',
    '  df <- df.residual(fit)',
    '  if (df < 1) return(FALSE)',
    '  found <- coef(summary(fit))["isNew", 1:2]',
    `  unname(${rejected.join(' &&\n    ')})`,
    '}',
  ]
}

function oneGroup(planned: Planned, tests: readonly [OneTest, ...OneTest[]], isLosing: boolean): string[] {
  const isPaired = planned.option('comparison') === 'paired'
  return [
    `n <- ${planned.value('size')}`,
    `sd <- ${exact(planned.number('sd'))}`,
    ...values,
    'rejects <- function(difference) {',
    `  # ${isPaired ? 'The differences within pairs.' : 'The differences from the fixed value.'}`,
    '  x <- values(n, difference, sd)',
    ...(isLosing ? losses('x', tests[0].side, 'length(x) < 2') : []),
    tested(planned, tests, 'x', ''),
    '}',
  ]
}

/** The simulated trials in R. */
export function inR(planned: Planned): string {
  const difference = planned.number('difference')
  const tests = testsOf(planned, difference, planned.number('margin'))
  const isLosing = planned.option('goal') !== 'equivalence'
  const isTwo = planned.option('comparison') === 'two'
  const groups = planned.number('correlation') > 0 ? adjustedGroups : isTwo ? twoGroups : oneGroup
  return [
    ...groups(planned, tests, isLosing),
    'c(',
    `  power = mean(replicate(trials, rejects(${exact(difference)}))),`,
    `  typeOne = mean(replicate(trials, rejects(${exact(tests[0].at)})))`,
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
