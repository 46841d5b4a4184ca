/** Waits until the browser has nothing else to do, at most for so many ms. */
export function untilIdle(timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout })
    // Safari has no such callback.
    else setTimeout(resolve, Math.min(timeout, 200))
  })
}
