/** The shift since the page began, summed as in CLS (https://web.dev/articles/cls). */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect()
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
      resolve(entries.reduce((sum, { value }) => sum + value, 0))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    // An observer without entries is never called.
    setTimeout(() => resolve(0), 50)
  })
}

/** The fonts are loaded and the shift that they caused is drawn. */
export async function fontsDrawn(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
}
