import { once } from './once.ts'

/** Data of a message, which may be undefined. */
interface Sent {
  value: unknown
}

/** The last reply has the output, or nothing if the function threw. */
interface Reply {
  id: number
  progress?: Sent
  output?: Sent
}

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  report: (value: unknown) => void
}

const waiting = new Map<number, Waiting>()

let asked = 0

let running: Worker | undefined

/** A policy can be made once only. Browsers without trusted types take the address itself. */
const workerAddress = once(
  () =>
    window.trustedTypes
      ?.createPolicy('compute', { createScriptURL: () => computeFile })
      .createScriptURL('') ?? computeFile,
)

function rejectAll(error: Error): void {
  running = undefined
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}

function start(): Worker {
  const worker = new Worker(workerAddress(), { type: 'module' })
  worker.onmessage = ({ data: { id, progress, output } }: MessageEvent<Reply>) => {
    const { resolve, reject, report } = waiting.get(id) ?? {}
    if (progress) {
      report?.(progress.value)
      return
    }
    waiting.delete(id)
    if (output) resolve?.(output.value)
    else reject?.(new Error('The function in the worker threw.'))
  }
  // The file did not load. The next request starts another worker.
  worker.onerror = (event) => {
    event.preventDefault()
    rejectAll(new Error('The worker did not start.'))
  }
  return worker
}

/** Ends the worker with all that it computes: their promises are rejected. */
export function stopWorker(): void {
  running?.terminate()
  rejectAll(new Error('The worker was stopped.'))
}

/**
 * A function of `client/compute`, which runs in a worker: the page stays responsive, and the worker's
 * policy lets it send nothing. The worker starts with the first call.
 * @param name as in `compute-worker.ts`
 */
export function inWorker<Input, Output, Progress = never>(
  name: string,
): (input: Input, report?: (progress: Progress) => void) => Promise<Output> {
  return (input, report) =>
    new Promise((resolve, reject) => {
      running ??= start()
      asked += 1
      // The worker's function has these types: `compute-worker.ts` says so.
      waiting.set(asked, {
        resolve: (value) => resolve(value as Output),
        report: (value) => report?.(value as Progress),
        reject,
      })
      running.postMessage({ id: asked, name, input })
    })
}
