import { once } from '#client/once.ts'

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

/** A file of `client/compute`. */
type WorkerName = keyof typeof workerFiles

interface Waiting {
  worker: WorkerName
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  report: (value: unknown) => void
}

const waiting = new Map<number, Waiting>()

let asked = 0

const running = new Map<WorkerName, Worker>()

const fileOf = (name: WorkerName): string => workerFiles[name]

/** A policy can be made once only. Browsers without trusted types take the address itself. */
const policy = once(() => window.trustedTypes?.createPolicy('compute', { createScriptURL: fileOf }))

function rejectAll(name: WorkerName, error: Error): void {
  running.delete(name)
  for (const [id, { worker, reject }] of waiting) {
    if (worker !== name) continue
    waiting.delete(id)
    reject(error)
  }
}

function start(name: WorkerName): Worker {
  const worker = new Worker(policy()?.createScriptURL(name) ?? fileOf(name), { type: 'module' })
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
    rejectAll(name, new Error('The worker did not start.'))
  }
  running.set(name, worker)
  return worker
}

/** Ends the worker with all that it computes: their promises are rejected. */
export function stopWorker(name: WorkerName): void {
  running.get(name)?.terminate()
  rejectAll(name, new Error('The worker was stopped.'))
}

/**
 * A function of `client/compute`, which runs in a worker: the page stays responsive, and the worker's
 * policy lets it send nothing. The worker starts with the first call.
 * @param worker its file
 * @param name as in this file
 */
export function inWorker<Input, Output, Progress = never>(
  worker: WorkerName,
  name: string,
): (input: Input, report?: (progress: Progress) => void) => Promise<Output> {
  return (input, report) =>
    new Promise((resolve, reject) => {
      asked += 1
      // The worker's function has these types: its file says so.
      waiting.set(asked, {
        worker,
        resolve: (value) => resolve(value as Output),
        report: (value) => report?.(value as Progress),
        reject,
      })
      const at = running.get(worker) ?? start(worker)
      at.postMessage({ id: asked, name, input })
    })
}
