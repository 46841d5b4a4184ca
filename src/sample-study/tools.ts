import { argText, type Tools } from '#src/site/tool.ts'
import { wordsOf } from '#src/words/words.ts'
import { stepJson } from './step-json.ts'

const words = wordsOf('sample-study/trace')

/** Of a list. A reader of the whole list takes the JSON of the step. */
const mostRows = 25

/** Long lists cut, with their length. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value
    const rest = items.length - mostRows
    return [...items.slice(0, mostRows).map(shortened), ...(rest > 0 ? [`… ${rest} more`] : [])]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]))
}

const traceNumber: Tools[string] = async ({ args, language, env }) => {
  const step = await stepJson(argText(args.at), language, env)
  if (!step) return { refusal: words(language).noSuchStep }
  const { ok: _, ...facts } = step
  const data = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, shortened(value)]))
  return { text: JSON.stringify(data), data }
}

export const tools: Tools = { trace_number: traceNumber }
