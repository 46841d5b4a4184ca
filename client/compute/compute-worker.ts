import type { Monitor } from '#client/study-design/monitoring-answer.ts'
import { monitor } from '#src/study-design/monitoring/monitor.ts'
import { followSimulation } from '#src/study-design/simulation/follow.ts'

/** A call of a function below. Input, progress and output are data that can be cloned. */
type Request = { id: number } & (
  | { name: 'monitor'; input: Parameters<Monitor>[0] }
  | { name: 'simulate'; input: Parameters<typeof followSimulation>[0] }
)

/** `client/ui/in-worker.ts` calls it. */
function compute(request: Request, report: (progress: unknown) => void): unknown {
  if (request.name === 'monitor') return monitor(request.input)
  return followSimulation(request.input, report)
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  const { id } = data
  try {
    const value = compute(data, (progress) => self.postMessage({ id, progress: { value: progress } }))
    self.postMessage({ id, output: { value } })
  } catch {
    self.postMessage({ id })
  }
}
