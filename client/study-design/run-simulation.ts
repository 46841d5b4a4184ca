import { inWorker, stopWorker } from '#client/ui/in-worker.ts'
import type { AskedSimulation, Shown } from './shown-simulation.ts'

const simulate = inWorker<AskedSimulation, Shown, Shown>('compute', 'simulate')

export const stopSimulation = () => stopWorker('compute')

/** What a report changes, each in its turn. */
interface Follow {
  advance: (done: number) => void
  write: (rows: Shown['rows']) => void
  draw: (courses: Shown['courses']) => void
}

/**
 * Numbers in one frame, lines in the next: a phone takes half a frame for each. A quick simulation
 * reports more often, and the last report counts.
 * @returns a function to call with each report
 */
function inFrames({ write, draw }: Follow): (shown: Shown) => void {
  let latest: Shown | undefined
  let isWaiting = false
  return (shown) => {
    latest = shown
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      write(latest?.rows ?? [])
      requestAnimationFrame(() => {
        draw(latest?.courses ?? [])
        isWaiting = false
      })
    })
  }
}

/** Stops another one. */
export async function runSimulation(asked: AskedSimulation, follow: Follow): Promise<Shown> {
  stopSimulation()
  const show = inFrames(follow)
  const shown = await simulate(asked, (progress) => {
    follow.advance(progress.done)
    show(progress)
  })
  show(shown)
  follow.write(shown.rows)
  follow.draw(shown.courses)
  return shown
}
