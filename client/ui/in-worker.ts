import { once } from './once.ts'

interface Reply {
  id: number
  /** Missing if the function threw. */
  output?: { value: unknown }
}

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
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

function start(): Worker {
  const worker = new Worker(workerAddress(), { type: 'module' })
  worker.onmessage = ({ data: { id, output } }: MessageEvent<Reply>) => {
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (output) resolve?.(output.value)
    else reject?.(new Error('The function in the worker threw.'))
  }
  // The file did not load. The next request starts another worker.
  worker.onerror = (event) => {
    event.preventDefault()
    running = undefined
    for (const { reject } of waiting.values()) reject(new Error('The worker did not start.'))
    waiting.clear()
  }
  return worker
}

/**
 * A function of `client/compute`, which runs in a worker: the page stays responsive, and the worker's
 * policy lets it send nothing. The worker starts with the first call.
 * @param name as in `compute-worker.ts`
 */
export function inWorker<Input, Output>(name: string): (input: Input) => Promise<Output> {
  return (input) =>
    new Promise((resolve, reject) => {
      running ??= start()
      asked += 1
      // The worker's function has this type: `compute-worker.ts` says so.
      waiting.set(asked, { resolve: (value) => resolve(value as Output), reject })
      running.postMessage({ id: asked, name, input })
    })
}
