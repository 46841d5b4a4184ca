import type { InsightDetail } from '#content/types.ts'
import { isInsightDetail } from './is-insight-detail.ts'

const mostRetries = 3
/** In ms. */
const longestDelay = 30_000
/** In ms. */
export const keptFor = 5 * 60_000

const kept = new Map<string, { detail: InsightDetail; until: number }>()

/** @param retry 0 for the first retry @returns the wait before it, in ms */
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

/** @throws if a proxy, the sign-in page of a network or another version of the site wrote it */
function detailIn(json: string): InsightDetail {
  const detail: unknown = JSON.parse(json)
  if (!isInsightDetail(detail)) throw new Error('No post in the answer: open its address to see why')
  return detail
}

/** @returns null if a retry may help @throws if a retry cannot help */
async function tryOnce(address: string, signal: AbortSignal): Promise<InsightDetail | null> {
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error
    return null
  })
  if (response?.ok && !response.redirected) return detailIn(await response.text())
  if (response && response.status < 500)
    throw new Error(`${address} answered ${response.status}: does the post exist?`)
  return null
}

/** @throws if the last retry fails, if the post does not exist and if the signal aborts */
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
