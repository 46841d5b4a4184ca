import { inWorker, stopWorker } from '#client/ui/in-worker.ts'
import type { AskedSimulation, Shown } from './shown-simulation.ts'

const simulate = inWorker<AskedSimulation, Shown, Shown>('compute', 'simulate')

export const stopSimulation = () => stopWorker('compute')

interface Follow {
  write: (shown: Shown) => void
  draw: (courses: Shown['courses']) => void
}

/**
 * Numbers in one frame, lines in the next: a phone takes half a frame for each. A quick simulation
 * reports more often, and the last report counts.
 * @returns a function to call with each report
 */
function inFrames({ write, draw }: Follow): (shown: Shown) => void {
  let latest: Shown
  let isWaiting = false
  return (shown) => {
    latest = shown
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      write(latest)
      requestAnimationFrame(() => {
        draw(latest.courses)
        isWaiting = false
      })
    })
  }
}

/** Stops another one. A page in the background paints no frames, but shows the end. */
export async function runSimulation(asked: AskedSimulation, follow: Follow): Promise<void> {
  stopSimulation()
  const show = inFrames(follow)
  const shown = await simulate(asked, show)
  show(shown)
  follow.write(shown)
  follow.draw(shown.courses)
}
