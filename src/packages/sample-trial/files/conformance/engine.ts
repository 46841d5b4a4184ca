import { readJson } from '@marom/tables/files'
import * as z from 'zod'
import { ownFile } from '../package-files.ts'

/** What the CDISC CORE engine said, for SDTMIG 3.4. `note-run.ts` writes it. */
const runShape = z.object({
  version: z.string(),
  /** Of the controlled terminology. */
  terminology: z.string(),
  day: z.iso.date(),
  /** The number of the version of the data, as it was then. */
  dataVersion: z.string(),
  /** The SHA-256 of each file that it read. */
  files: z.record(z.string(), z.string()),
  /** The SHA-256 of the Define-XML without the programs that it quotes. */
  metadata: z.string(),
  /** Rules about datasets and variables that are not there. */
  notApplicable: z.int(),
  /** Records by rule. Null if the rule stopped with an error. */
  found: z.record(z.string(), z.int().nullable()),
})

export type EngineRun = z.infer<typeof runShape>

export const engineRun: EngineRun = readJson(ownFile('files/conformance/engine-run.json'), runShape)
