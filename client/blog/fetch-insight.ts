import type { InsightDetail } from '#content/types.ts'

/** How often a failed request is repeated. */
export const mostRetries = 3
/** The longest wait before a retry, in ms. */
const longestDelay = 30_000
/** How long an answer is good for, in ms: five minutes. */
export const keptFor = 5 * 60_000

const kept = new Map<string, { detail: InsightDetail; until: number }>()

/**
 * The wait before a retry, in ms, from its number (0 for the first): doubling from one second, at
 * most 30 s.
 */
export function retryDelay(retry: number): number {
  return Math.min(1000 * 2 ** retry, longestDelay)
}

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/**
 * One try: the details, or null when another try may help (no answer, a failing server). @throws
 * when it will not.
 */
async function tryOnce(address: string, signal: AbortSignal): Promise<InsightDetail | null> {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return null
  })
  if (response?.ok) return JSON.parse(await response.text())
  if (response && response.status < 500)
    throw new Error(`${address} answered ${response.status}: does the post exist?`)
  return null
}

/**
 * What the dialog shows of a post, asked for at an address of this site: up to three retries with
 * exponential back-off, then kept for five minutes.
 * @throws when the last retry has failed, when there is no such post, and when the signal aborts.
 */
export async function fetchInsight(address: string, signal: AbortSignal): Promise<InsightDetail> {
  const known = kept.get(address)
  if (known && known.until > Date.now()) return known.detail
  for (let retry = 0; ; retry += 1) {
    const detail = await tryOnce(address, signal)
    if (detail) {
      kept.set(address, { detail, until: Date.now() + keptFor })
      return detail
    }
    if (retry === mostRetries) throw new Error(`No answer from ${address}: open it to see why`)
    await wait(retryDelay(retry), signal)
  }
}
