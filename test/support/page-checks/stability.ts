/**
 * How far things have moved since the page began, as CLS counts it (https://web.dev/articles/cls).
 */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect()
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
      resolve(entries.reduce((sum, { value }) => sum + value, 0))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // An observer with nothing to tell is never called.
    setTimeout(() => resolve(0), 50)
  })
}

/** The same when the fonts are there and what they have moved is drawn. */
export async function fontsDrawn(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
}
