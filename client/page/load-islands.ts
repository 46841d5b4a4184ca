const reaching = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const

function untilIdle(timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: timeoutMs })
    // Safari has no `requestIdleCallback`.
    else setTimeout(resolve, 200)
  })
}

function untilLoaded(timeoutMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    addEventListener('load', resolve, { once: true })
    setTimeout(resolve, timeoutMs)
  })
}

async function load(): Promise<void> {
  let reached: EventTarget | null = window.earlyEvents?.at(-1)?.target ?? null
  const listening = new AbortController()
  const untilReached = new Promise<void>((resolve) => {
    if (reached) resolve()
    const note = ({ target }: Event) => {
      reached = target
      resolve()
    }
    const options = { passive: true, capture: true, signal: listening.signal }
    for (const type of reaching) addEventListener(type, note, options)
  })
  await Promise.race([untilReached, untilLoaded(3000).then(() => untilIdle(3000))])
  // All at once: otherwise the browser would see in one file that it needs the next.
  const others = hydrationFiles.map((file) => import(file))
  const [{ hydrateIslands }] = await Promise.all([import('./hydrate.tsx'), ...others])
  await hydrateIslands(() => reached)
  listening.abort()
}

/** Firefox rejects an import if the visitor leaves the page meanwhile. */
export function loadIslands(): void {
  load().catch(() => {})
}
