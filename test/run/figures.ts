import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

export const figuresFile = '.ci/figures.json'

const figures = z.object({
  /** The commit that was measured, and when. */
  commit: z.string(),
  date: z.string(),
  /** In seconds of the clock on two idle cores. `tests` is missing if a step is one check. */
  steps: z.record(z.string(), z.object({ seconds: z.number(), tests: z.number().optional() })),
  run: z.number(),
  tests: z.number(),
  /** CPU of all builders, in seconds. */
  build: z.number(),
  /** In bytes of gzip. */
  script: z.number(),
  content: z.number(),
  /** Of `src` and `client` without tests, by subject. */
  lines: z.record(z.string(), z.number()),
})

export type Figures = z.infer<typeof figures>

/** The figures that were recorded last, or null in a repository that has none. */
export function recordedFigures(): Figures | null {
  return existsSync(figuresFile) ? figures.parse(JSON.parse(readFileSync(figuresFile, 'utf8'))) : null
}
