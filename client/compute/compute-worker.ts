import type { Monitor } from '#client/study-design/monitoring-answer.ts'
import { monitor } from '#src/study-design/monitoring/monitor.ts'

/** Inputs and outputs are data that can be cloned. `client/ui/in-worker.ts` calls them by name. */
const functions = { monitor: monitor satisfies Monitor }

interface Request {
  id: number
  name: keyof typeof functions
  input: Parameters<Monitor>[0]
}

self.onmessage = ({ data: { id, name, input } }: MessageEvent<Request>) => {
  try {
    self.postMessage({ id, output: { value: functions[name](input) } })
  } catch {
    self.postMessage({ id })
  }
}
