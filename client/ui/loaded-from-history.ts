/** After Back, Forward or a reload. */
export function isLoadedFromHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate'
}
