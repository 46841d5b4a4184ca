import { mkdirSync, writeFileSync } from 'node:fs'
import type { Output } from '../../outputs/cell.ts'
import { outputFile } from '../names.ts'
import type { Publication } from '../publication.ts'
import { analysesOf } from './analyses.ts'
import { resultsData } from './ard.ts'
import { reportingEvent } from './reporting-event.ts'

/** Writes the outputs as data: all together, and each as a table. @param folder ends in a slash */
export function writeResults(
  folder: string,
  outputs: readonly Output[],
  addresses: Publication['addresses'],
): void {
  const analyses = outputs.flatMap(analysesOf)
  const { json, csv } = resultsData(analyses)
  writeFileSync(`${folder}ars.json`, reportingEvent(outputs, analyses, addresses))
  writeFileSync(`${folder}ard.json`, json)
  writeFileSync(`${folder}ard.csv`, csv)
  mkdirSync(`${folder}results`)
  for (const [id, own] of Map.groupBy(analyses, ({ output }) => output))
    writeFileSync(folder + outputFile(id), resultsData(own).csv)
}
