export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/**
 * All in ms, but `fewestTries`. `first` is also the first wait between probes of a provider that is
 * out. A message is given up only if both bounds are passed: time alone may be an outage.
 */
export const backOff = {
  first: 2 * second,
  longest: hour,
  giveUpAfter: 72 * hour,
  fewestTries: 24,
  longestProbe: 30 * second,
}

/** In ms. The budget of the day, with any number of mails, holds no message longer. */
export const longestHold = 10 * day

/** A message that cannot be mailed waits this long (ms) for an operator or another release. */
export const unfitWait = day

const doubled = (times: number) => backOff.first * 2 ** Math.min(times, 30)

/**
 * Wait before the next try of a failed message, in ms. It doubles with each failed attempt, counted
 * from 1. A random part keeps messages that failed together from coming back together.
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.round(Math.min(backOff.longest, doubled(attempts - 1)) * (1 - 0.2 * random))
}

export function probeDelay(failedProbes: number): number {
  return Math.min(backOff.longestProbe, doubled(failedProbes))
}
