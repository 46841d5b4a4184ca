const seconds = 1000
const hours = 3600 * seconds

/** First wait, longest wait, and how long a message is tried before it is given up, in ms. */
export const backOff = { first: 2 * seconds, longest: 300 * seconds, giveUpAfter: 72 * hours }

/**
 * Wait before the next try, in ms: doubling with each attempt, up to a fifth shorter by chance so that messages
 * that failed together do not come back together.
 * @param attempts tries made so far, from 1
 * @param random a number in [0, 1)
 */
export function retryDelay(attempts: number, random = Math.random()): number {
  const delay = Math.min(backOff.longest, backOff.first * 2 ** Math.min(attempts - 1, 30))
  return Math.round(delay * (1 - 0.2 * random))
}
