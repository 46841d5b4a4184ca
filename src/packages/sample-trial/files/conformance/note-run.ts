/** Notes what the CORE engine said: `node note-run.ts REPORT.json FOLDER/`, the folder of the data. The README says how to run the engine. */
import { readFileSync, writeFileSync } from 'node:fs'
import { readJson } from '@marom/tables/files'
import * as z from 'zod'
import { dataVersion } from '../names.ts'
import type { EngineRun } from './engine.ts'
import { checksumsIn, metadataIn } from './read-files.ts'

const reportShape = z.object({
  Conformance_Details: z.object({ Report_Generation: z.string(), CORE_Engine_Version: z.string() }),
  Rules_Report: z.array(z.object({ core_id: z.string(), status: z.string() })),
  Issue_Summary: z.array(z.object({ core_id: z.string(), issues: z.number() })),
})

const [file = '', folder = ''] = process.argv.slice(2)
const report = readJson(file, reportShape)
const found = Map.groupBy(report.Issue_Summary, (issue) => issue.core_id)
const define = readFileSync(`${folder}define-sdtm.xml`, 'utf8')
const run: EngineRun = {
  version: report.Conformance_Details.CORE_Engine_Version,
  terminology: define.match(/Type="CT"[^>]* Version="([\d-]+)"/)?.[1] ?? '',
  day: report.Conformance_Details.Report_Generation.slice(0, 10),
  dataVersion: dataVersion.number,
  files: checksumsIn(folder),
  metadata: metadataIn(folder),
  notApplicable: report.Rules_Report.filter(({ status }) => status === 'SKIPPED').length,
  found: Object.fromEntries(
    report.Rules_Report.filter(({ status }) => status !== 'SKIPPED')
      .map(({ core_id, status }): [string, number | null] => {
        const sum = (found.get(core_id) ?? []).reduce((all, one) => all + one.issues, 0)
        return [core_id, status === 'EXECUTION ERROR' ? null : sum]
      })
      .sort(([one], [other]) => one.localeCompare(other)),
  ),
}
writeFileSync(new URL('engine-run.json', import.meta.url), `${JSON.stringify(run, null, 2)}\n`)
console.log(`${Object.keys(run.found).length} rules ran`)
