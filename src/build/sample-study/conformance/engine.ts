import { readFileSync } from 'node:fs'

/** What the CDISC CORE engine said, for SDTMIG 3.4. `note-run.ts` writes it. */
export interface EngineRun {
  version: string
  /** Of the controlled terminology. */
  terminology: string
  /** ISO. */
  day: string
  /** The number of the version of the data, as it was then. */
  dataVersion: string
  /** The SHA-256 of each file that it read. */
  files: Readonly<Record<string, string>>
  /** Rules about datasets and variables that are not there. */
  notApplicable: number
  /** Records by rule. Null if the rule stopped with an error. */
  found: Readonly<Record<string, number | null>>
}

export const engineRun: EngineRun = JSON.parse(
  readFileSync('src/build/sample-study/conformance/engine-run.json', 'utf8'),
)
