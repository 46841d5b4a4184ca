import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { StudyData } from '../make-study.ts'
import { modelNames, models } from '../metadata.ts'
import type { Output } from '../outputs/cell.ts'
import type { Row } from '../row.ts'
import type { SubmissionZip } from '../trace/data-files.ts'
import { rules } from '../words/rules.ts'
import { writeResults } from './ars/write.ts'
import { writeChecksums } from './checksums.ts'
import { conformanceCsv, conformanceOf } from './conformance/conformance.ts'
import { databaseOf } from './conformance/database.ts'
import { checksumsIn, metadataIn } from './conformance/read-files.ts'
import { csvOf } from './csv.ts'
import { datasetJson } from './dataset-json.ts'
import { defineXml } from './define/define-xml.ts'
import { conformanceFile } from './names.ts'
import { ownFile } from './package-files.ts'
import { writePrograms } from './programs.ts'
import type { Publication } from './publication.ts'
import { randomizationList } from './randomization-list.ts'
import { copyDocuments, writePackage } from './submission/package.ts'
import { xptOf } from './xpt.ts'

const byDataset = (all: readonly Row[]) => Map.groupBy(all, ({ dataset }) => dataset)

/** The datasets in three formats, and Define-XML. */
function writeDatasets(folder: string, { records, analysis }: StudyData, outputs: readonly Output[]): void {
  const rows = { sdtm: byDataset(records), adam: byDataset(analysis) }
  for (const model of modelNames) {
    for (const dataset of models[model].datasets) {
      const mine = rows[model].get(dataset.name) ?? []
      const name = `${folder}${dataset.name.toLowerCase()}`
      writeFileSync(`${name}.json`, datasetJson(model, dataset, mine))
      writeFileSync(`${name}.csv`, csvOf(dataset, mine))
      writeFileSync(`${name}.xpt`, xptOf(model, dataset, mine))
    }
    const define = defineXml({ model, rows: rows[model], rules: rules.rules, outputs })
    writeFileSync(`${folder}define-${model}.xml`, define)
  }
}

/**
 * Writes the files of the trial: datasets, metadata, outputs, programs, conformance, documents, the package
 * of the submission, and checksums of all.
 *
 * @param folders of the data and of the programs, e.g. `data/` and `programs/`, side by side, since the
 * metadata name programs as `../programs/…`. Both end in a slash. What was in them is deleted.
 * @returns about the package, which is a zip
 * @throws if a file cannot hold a value, or a name has no label, rule, code list or translation
 */
export function writeFiles(
  study: StudyData,
  outputs: readonly Output[],
  folders: { data: string; programs: string },
  { license, addresses, translations }: Publication,
): SubmissionZip {
  const { data, programs } = folders
  rmSync(data, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  writeDatasets(data, study, outputs)
  writeFileSync(`${data}randomization-list.csv`, randomizationList())
  cpSync(ownFile('files/define/define.css'), `${data}define.css`)
  writeResults(data, outputs, addresses)
  writePrograms(programs)
  const read = { files: checksumsIn(data), metadata: metadataIn(data) }
  const conformance = conformanceOf(databaseOf(data), read, translations)
  writeFileSync(`${data}${conformanceFile}.json`, JSON.stringify(conformance))
  writeFileSync(`${data}${conformanceFile}.csv`, conformanceCsv(conformance))
  copyDocuments(data)
  const zip = writePackage(data, programs, license)
  writeChecksums(data)
  return zip
}
