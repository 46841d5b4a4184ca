import { exact } from '../../frame/read-number.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { breaksOf, effectOf } from './simulation.ts'

/** Sizes of clusters, from a gamma distribution where they vary. */
function sizesOf(planned: Planned): string[] {
  const [m, cv] = [planned.number('m'), planned.number('cv')]
  const varying = (by: string) => `pmax(1, round(rgamma(k, 1 / ${by}^2, scale = ${exact(m)} * ${by}^2)))`
  const asPlanned = cv === 0 ? `rep(${Math.max(1, Math.round(m))}, k)` : varying(String(exact(cv)))
  if (!breaksOf(planned).includes('sizes')) return [`sizes <- function() ${asPlanned}`]
  return ['sizes <- function() {', `  if (broken == "sizes") ${varying('0.8')}`, `  else ${asPlanned}`, '}']
}

const means = (planned: Planned, side: number) => [
  `sd <- ${exact(planned.number('sd'))}`,
  'group <- function(truth, isNew) {',
  '  cluster <- rep(1:k, sizes())',
  '  n <- length(cluster)',
  '  within <- if (broken == "skewed") rexp(n) - 1 else rnorm(n)',
  '  if (broken == "variances" && isNew) sd <- 1.5 * sd',
  '  y <- truth + sd * (sqrt(icc) * rnorm(k)[cluster] + sqrt(1 - icc) * within)',
  '  if (broken == "losses" && isNew) {',
  `    isLeft <- y ${side > 0 ? '>=' : '<='} truth | runif(n) >= 0.2`,
  '    y <- y[isLeft]',
  '    cluster <- cluster[isLeft]',
  '  }',
  '  size <- tabulate(cluster, k)',
  '  sums <- numeric(k)',
  '  sums[size > 0] <- rowsum(y, cluster)',
  '  estimate(sums / size, size)',
  '}',
]

function chances(icc: number): string {
  if (icc === 0) return 'rep(truth, k)'
  return icc === 1
    ? 'rbinom(k, 1, truth)'
    : 'rbeta(k, truth * (1 - icc) / icc, (1 - truth) * (1 - icc) / icc)'
}

const proportions = (planned: Planned, side: number) => [
  'group <- function(truth, isNew) {',
  '  size <- sizes()',
  `  events <- rbinom(k, size, ${chances(planned.number('icc'))})`,
  '  if (broken == "losses" && isNew) {',
  `    # One in five of those with${side > 0 ? 'out' : ''} the outcome is lost.`,
  `    lost <- rbinom(k, ${side > 0 ? 'size - events' : 'events'}, 0.2)`,
  '    size <- size - lost',
  ...(side > 0 ? [] : ['    events <- events - lost']),
  '  }',
  '  estimate(events / size, size)',
  '}',
]

/** The mean of a group, and its variance by the clusters around it. */
const estimate = (isWeighted: boolean) => [
  'estimate <- function(means, size) {',
  '  means <- means[size > 0]',
  `  w <- ${isWeighted ? 'size[size > 0]' : 'rep(1, length(means))'}`,
  '  n <- length(means)',
  '  center <- sum(w * means) / sum(w)',
  '  variance <- sum((w * (means - center))^2) / sum(w)^2 * n / (n - 1)',
  '  list(mean = center, variance = variance, n = n)',
  '}',
]

/** The simulated trials in R. */
export function inR(planned: Planned): string {
  const { isMeans, p1, p2, test, border, hasBorder } = effectOf(planned)
  const { side, at } = test
  const isHalf = planned.option('goal') === 'superiority' && planned.option('sides') === '2'
  const distance = side > 0 ? 'new$mean - control$mean' : 'control$mean - new$mean'
  const beyond = side * at === 0 ? '' : ` - ${side * at < 0 ? `(${exact(side * at)})` : exact(side * at)}`
  const results = [
    `power = mean(replicate(trials, rejects(${exact(p1)})))`,
    ...(hasBorder ? [`typeOne = mean(replicate(trials, rejects(${exact(border)})))`] : []),
  ]
  return [
    `k <- ${planned.value('clusters')} # clusters in each group`,
    `icc <- ${exact(planned.number('icc'))}`,
    ...sizesOf(planned),
    ...estimate(planned.option('analysis', 'weighted') === 'weighted'),
    ...(isMeans ? means(planned, side) : proportions(planned, side)),
    'rejects <- function(truth) {',
    '  new <- group(truth, TRUE)',
    `  control <- group(${exact(p2)}, FALSE)`,
    '  if (new$n < 2) return(FALSE)',
    '  error <- sqrt(new$variance + control$variance)',
    ...(isHalf ? ['  # One side at half the level, for rejections on the planned side only.'] : []),
    `  limit <- qt(1 - ${exact(planned.level)}, new$n + control$n - 2)`,
    `  error > 0 && ${distance}${beyond} >= limit * error`,
    '}',
    'c(',
    `  ${results.join(',\n  ')}`,
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
