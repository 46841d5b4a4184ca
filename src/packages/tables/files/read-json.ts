import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** Reads what another program wrote. @throws with the name of the file if it has another shape */
export function readJson<Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> {
  const text = readFileSync(file, 'utf8')
  try {
    return shape.parse(JSON.parse(text))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${file} has another shape than its reader expects.\n${reason}`, { cause: error })
  }
}
