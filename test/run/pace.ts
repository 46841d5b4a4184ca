/** In ms: `aPieceOfWork` on the machine that wrote `.ci/figures.json`, two idle cores of 2026. */
const usual = 30

/** Objects, strings, a map and a sort, as tests and builders do. */
function aPieceOfWork(): void {
  const counts = new Map<string, number>()
  for (let index = 0; index < 200_000; index += 1) {
    const key = `k${(index * 7919) % 20_011}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  ;[...counts].sort(([left], [right]) => (left < right ? -1 : 1))
}

/**
 * How many times longer than usual this machine takes at the moment, at least 1: it may be slow or
 * busy. `TEST_PACE=4` says it instead.
 */
export function measurePace(): number {
  const asked = Number(process.env.TEST_PACE)
  if (asked > 0) return asked
  const pieces = 20
  const start = performance.now()
  for (let piece = 0; piece < pieces; piece += 1) aPieceOfWork()
  return Math.max(1, (performance.now() - start) / pieces / usual)
}
