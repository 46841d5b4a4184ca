import type { Recomputed } from '@marom/trial-designs/benchmarks'
import { inWorker, stopWorker } from '#client/ui/in-worker.ts'
import { ownAnswer } from '#client/ui/own-answer.ts'
import type { MarkWords } from './recompute-words.ts'
import { inFrames, RowMarks } from './row-marks.ts'

/** Of a run that has ended. */
export interface Outcome {
  end: 'finished' | 'stopped' | 'failed'
  /** Without the time to load. */
  seconds: number
  values: readonly Recomputed[]
}

const recompute = inWorker<string, void, readonly Recomputed[]>('recompute', 'recompute')

const load = inWorker<void, void>('recompute', 'load')

async function readValues(): Promise<string> {
  return (await ownAnswer('/data/benchmarks/values.csv', 'text/plain')).text()
}

let stop = () => {}

export const stopRecomputing = () => stop()

/**
 * Computes all values in the worker and marks the page.
 * @param advance is called with the number of values so far
 */
export async function recomputeAll(words: MarkWords, advance: (done: number) => void): Promise<Outcome> {
  const values: Recomputed[] = []
  const frames = inFrames(new RowMarks(words), (some) => {
    values.push(...some)
    advance(values.length)
  })
  let end: Outcome['end'] = 'failed'
  stop = () => {
    end = 'stopped'
    stopWorker('recompute')
    frames.stop()
  }
  let seconds = 0
  try {
    const [file] = await Promise.all([readValues(), load()])
    const start = performance.now()
    await recompute(file, frames.add)
    seconds = (performance.now() - start) / 1000
    await frames.painted()
    if (end === 'failed') end = 'finished'
  } catch {
    await frames.painted()
  }
  return { end, seconds, values }
}
