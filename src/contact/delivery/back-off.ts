export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/**
 * For a message that fails while others get through: first wait, longest wait, and how long it is
 * tried before it is given up. For the probes of a provider that is out: first and longest wait.
 * All in ms.
 */
export const backOff = {
  first: 2 * second,
  longest: hour,
  giveUpAfter: 72 * hour,
  longestProbe: 30 * second,
}

const doubled = (times: number) => backOff.first * 2 ** Math.min(times, 30)

/**
 * Wait before a message's own next try, in ms: doubling with each attempt, up to a fifth shorter by
 * chance so that messages that failed together do not come back together.
 * @param attempts failed tries so far, from 1
 * @param random a number in [0, 1)
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  return Math.round(Math.min(backOff.longest, doubled(attempts - 1)) * (1 - 0.2 * random))
}

/** Wait before the next probe, in ms, after so many that failed. */
export function probeDelay(failedProbes: number): number {
  return Math.min(backOff.longestProbe, doubled(failedProbes))
}
