const reaching = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'touchstart'] as const

/** Waits until the browser has nothing else to do, at most for so many ms. */
function untilIdle(timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout })
    // Safari has no such callback.
    else setTimeout(resolve, 200)
  })
}

/**
 * Waits until what the page itself needs is there, at most for so many ms: its pictures come before
 * our scripts.
 */
function untilLoaded(timeout: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    addEventListener('load', resolve, { once: true })
    setTimeout(resolve, timeout)
  })
}

/** Asks for files that a module will import, so that they come beside it and not after it. */
function preload(files: readonly string[]): void {
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.appendChild(link)
  }
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
  preload(hydrationFiles)
  const { hydrateIslands } = await import('./hydrate.tsx')
  // What the visitor reaches for comes first, also while others are being brought to life.
  await hydrateIslands(() => reached)
  listening.abort()
}

/**
 * Islands come to life when the page is there and the browser is idle, or when the visitor reaches
 * for the page, whichever is first. Who leaves while a module is on its way breaks it off, which
 * Firefox takes for an error.
 */
export async function loadIslands(): Promise<void> {
  await load().catch(() => {})
}
