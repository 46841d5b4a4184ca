import { inWorker, stopWorker } from '#client/ui/in-worker.ts'
import type { AskedSimulation, Shown } from './shown-simulation.ts'
import { SimulationPart } from './simulation-part.ts'

const simulate = inWorker<AskedSimulation, Shown, Shown>('compute', 'simulate')

/**
 * Numbers in one frame, lines in the next: a phone takes half a frame for each. A quick simulation
 * reports more often, and the last report counts.
 * @returns a function to call with each report
 */
function inFrames(part: SimulationPart): (shown: Shown) => void {
  let latest: Shown | undefined
  let isWaiting = false
  return (shown) => {
    latest = shown
    if (isWaiting) return
    isWaiting = true
    requestAnimationFrame(() => {
      part.write(latest?.rows ?? [])
      requestAnimationFrame(() => {
        part.draw(latest?.courses ?? [])
        isWaiting = false
      })
    })
  }
}

/** Simulates the design of the answer. A second press, and an answer that replaces the part, stop it. */
export async function runSimulation(root: HTMLElement, say: (text: string) => void): Promise<void> {
  const part = new SimulationPart(root)
  const asked = part.asked()
  if (!asked) return
  stopWorker('compute')
  part.setRunning(true)
  let done = 0
  const show = inFrames(part)
  try {
    const shown = await simulate(asked, (progress) => {
      if (!root.isConnected) {
        stopWorker('compute')
        return
      }
      done = progress.done
      part.advance(done)
      show(progress)
    })
    show(shown)
    part.write(shown.rows)
    part.draw(shown.courses)
    say(`${part.say('finished', shown.done)} ${part.spoken(shown.rows)}`)
  } catch {
    say(root.isConnected ? part.say(root.dataset.isStopped === '' ? 'stopped' : 'failed', done) : '')
  }
  delete root.dataset.isStopped
  part.setRunning(false)
}

export function stopSimulation(root: HTMLElement): void {
  root.dataset.isStopped = ''
  stopWorker('compute')
}
