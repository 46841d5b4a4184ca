import { exact } from '../../frame/read-number.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { countInR } from '../../simulation/sites-in-r.ts'
import { breaksOf } from './simulation.ts'

function rejects(planned: Planned, isUpper: boolean): string {
  const level = exact(planned.level)
  if (planned.option('test') === 'exact')
    return isUpper
      ? `pbinom(successes - 1, left, p0, lower.tail = FALSE) <= ${level}`
      : `pbinom(successes, left, p0) <= ${level}`
  const distance = isUpper ? 'successes / left - p0' : 'p0 - successes / left'
  return `${distance} >= qnorm(${level}, lower.tail = FALSE) * sqrt(p0 * (1 - p0) / left)`
}

/** The simulated trials in R, all at once. */
export function inR(planned: Planned): string {
  const [p0, p1, size] = [planned.number('p0'), planned.number('p1'), planned.value('size')]
  const isUpper = p1 > p0
  return [
    `n <- ${size}`,
    `p0 <- ${exact(p0)}`,
    countInR,
    'chance <- function(p) {',
    '  successes <- if (broken == "correlated") replicate(trials, countOf(n, p)) else rbinom(trials, n, p)',
    `  # One in five of the ${isUpper ? 'failures' : 'successes'} is lost.`,
    `  lost <- if (broken == "losses") rbinom(trials, ${isUpper ? 'n - successes' : 'successes'}, 0.2) else 0`,
    ...(isUpper ? [] : ['  successes <- successes - lost']),
    '  left <- n - lost',
    ...(planned.option('sides') === '2' ? ['  # One side at half the level, on the planned side only.'] : []),
    `  mean(left > 0 & ${rejects(planned, isUpper)})`,
    '}',
    `c(power = chance(${exact(p1)}), typeOne = chance(p0))`,
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
