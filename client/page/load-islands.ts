import { onNextPress } from './next-press.ts'

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

async function load(lastReached: () => EventTarget | null): Promise<void> {
  // All at once: otherwise the browser would see in one file that it needs the next.
  const others = hydrationFiles.map((file) => import(file))
  const [{ hydrateIslands }] = await Promise.all([import('./hydrate.tsx'), ...others])
  await hydrateIslands(lastReached)
}

/** Without React and the islands the page is as without script. The next press asks for them again. */
export async function loadIslands(): Promise<void> {
  let reached: EventTarget | null = null
  const listening = new AbortController()
  const untilReached = new Promise<void>((resolve) => {
    const note = ({ target }: Event) => {
      reached = target
      resolve()
    }
    const options = { passive: true, capture: true, signal: listening.signal }
    for (const type of reaching) addEventListener(type, note, options)
  })
  await Promise.race([untilReached, untilLoaded(3000).then(() => untilIdle(3000))])
  const lastReached = () => reached
  const page = document.documentElement
  try {
    await load(lastReached)
  } catch {
    // Firefox also rejects an import if the visitor leaves the page meanwhile.
    page.dataset.lost = ''
    onNextPress(page, () => load(lastReached).catch(() => {}))
  }
}
