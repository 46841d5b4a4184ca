import { itemAt } from '@marom/statistics'
import { exact } from '../../../frame/read-number.ts'
import type { Planned } from '../../../simulation/planned.ts'
import { looksOf } from '../looks-of-plan.ts'
import { isAbstract, meansOfPlan } from '../read-trial.ts'
import type { Means } from '../trials/means.ts'
import { armsInR, type TrialInR } from './arms.ts'

/** Below this size a group may be too small for a t test. */
const few = 20

/** `x` and `y` are the values of both groups so far. */
function testInR({ arms, test: { side } }: Means, isSmall: boolean): string[] {
  const isTwo = arms.control > 0
  const tooFew = isTwo ? 'length(x) < 1 || length(y) < 1 || length(x) + length(y) < 3' : 'length(x) < 2'
  return [
    '    x <- new[seq_len(treated[look])]',
    '    x <- x[!is.na(x)]',
    ...(isTwo ? ['    y <- old[seq_len(control[look])]'] : []),
    ...(isSmall ? [`    if (${tooFew}) next`] : []),
    `    test <- t.test(${isTwo ? 'x, y, var.equal = TRUE' : 'x'}, mu = hypothesis)`,
    `    z <- -qnorm(pt(${side > 0 ? '-' : ''}test$statistic, test$parameter)) # with the same p value`,
  ]
}

function trialInR(means: Means, isSmall: boolean): string[] {
  const isTwo = means.arms.control > 0
  const unfavorable = `new ${means.test.side > 0 ? '<' : '>'} difference`
  return [
    'values <- function(n) if (broken == "skewed") rexp(n) - 1 else rnorm(n)',
    'trial <- function(difference, lower) {',
    ...(isTwo ? ['  factor <- if (broken == "variances") 1.5 else 1'] : []),
    `  new <- difference + ${isTwo ? 'factor * ' : ''}sd * values(max(treated))`,
    ...(isTwo ? ['  old <- sd * values(max(control))'] : []),
    `  if (broken == "losses") new[${unfavorable} & runif(length(new)) < 1 / 5] <- NA`,
    '  for (look in seq_along(sizes)) {',
    ...testInR(means, isSmall),
    '    if (z >= upper[look]) return(c(crossed = 1, size = sizes[look]))',
    '    if (z <= lower[look]) break',
    '  }',
    '  c(crossed = 0, size = sizes[look])',
    '}',
  ]
}

/** A trial of means, or the standard one of an abstract size. */
export function meansInR(planned: Planned): TrialInR {
  const means = meansOfPlan(planned)
  const looks = looksOf(planned, true)
  const { effect, none, sd, arms } = means
  const correlation = isAbstract(planned) ? 0 : planned.number('correlation')
  const implied = '# in standard deviations: that for which the given size has the power'
  const difference = isAbstract(planned) ? `${Number(effect.toPrecision(8))} ${implied}` : exact(effect)
  return {
    lines: [
      `difference <- ${difference}`,
      `hypothesis <- ${exact(none)}`,
      correlation > 0
        ? `sd <- ${exact(planned.number('sd'))} * sqrt(1 - ${exact(correlation)}^2) # left after the adjustment`
        : `sd <- ${exact(sd)}`,
      ...armsInR(arms, looks),
      '',
      ...trialInR(means, itemAt(looks, 0).size < few),
    ],
    effect: 'difference',
    none: 'hypothesis',
  }
}
