interface Request<Input> {
  id: number
  name: string
  input: Input
}

type Report = (progress: unknown) => void

/**
 * Answers the calls of `client/ui/in-worker.ts`. Inputs, progress and outputs are data that can be
 * cloned.
 */
export function answerCalls<Input>(
  functions: Readonly<Record<string, (input: Input, report: Report) => unknown>>,
): void {
  self.onmessage = ({ data: { id, name, input } }: MessageEvent<Request<Input>>) => {
    const report: Report = (value) => self.postMessage({ id, progress: { value } })
    try {
      self.postMessage({ id, output: { value: functions[name]?.(input, report) } })
    } catch {
      self.postMessage({ id })
    }
  }
}
