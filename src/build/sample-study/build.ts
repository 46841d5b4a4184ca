/** Simulates the sample study and writes the files of its pages and the files to download. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import { en } from '#content/sample-study/rules/en.ts'
import { packForms } from '#src/sample-study/break/forms-file.ts'
import { conformanceFile } from '#src/sample-study/data-files.ts'
import { modelNames, models } from '#src/sample-study/metadata.ts'
import { makeOutputs } from '#src/sample-study/outputs/build.ts'
import { Participant } from '#src/sample-study/participant-file.ts'
import type { Row } from '#src/sample-study/row.ts'
import { preparedOutcomes, preparedSubjects, wordsFile } from './breaks.ts'
import { conformanceCsv, conformanceOf } from './conformance/conformance.ts'
import { databaseOf } from './conformance/database.ts'
import { checksumsIn } from './conformance/read-files.ts'
import { writeResults } from './export/ars/write.ts'
import { writeChecksums } from './export/checksums.ts'
import { csvOf } from './export/csv.ts'
import { datasetJson } from './export/dataset-json.ts'
import { defineXml } from './export/define/define-xml.ts'
import { randomizationList } from './export/randomization-list.ts'
import { copyDocuments, writePackage } from './export/submission/package.ts'
import { xptOf } from './export/xpt.ts'
import { studyOf } from './facts.ts'
import { lineageOf, participantFiles } from './lineage.ts'
import { plantedFacts } from './planted.ts'
import { publishedPrograms, writePrograms } from './programs.ts'
import { makeStudy } from './study.ts'

const files = 'public/sample-study/data/'

const data = makeStudy()
const outputs = makeOutputs(data.analysis)
const write = dataFolder('sample-study')
write('study.json', studyOf(data, outputs))
write('lineage.json', lineageOf(data, outputs))
write('planted.json', plantedFacts(data.planted, data.books))
const people = new Map<string, Participant>()
for (const [subject, file] of participantFiles(data, outputs)) {
  write(`participants/${subject}.json`, JSON.stringify(file))
  if (preparedSubjects.includes(subject)) people.set(subject, new Participant(file))
}
write('break/forms.json', packForms(data.books))
for (const language of languages) write(`break/${language}.json`, wordsFile(language))
write('break/prepared.json', preparedOutcomes(data, outputs, people))

rmSync(files, { recursive: true, force: true })
mkdirSync(files, { recursive: true })
const byDataset = (all: readonly Row[]) => Map.groupBy(all, ({ dataset }) => dataset)
const rows = { sdtm: byDataset(data.records), adam: byDataset(data.analysis) }
for (const model of modelNames) {
  for (const dataset of models[model].datasets) {
    const mine = rows[model].get(dataset.name) ?? []
    const name = `${files}${dataset.name.toLowerCase()}`
    writeFileSync(`${name}.json`, datasetJson(model, dataset, mine))
    writeFileSync(`${name}.csv`, csvOf(dataset, mine))
    writeFileSync(`${name}.xpt`, xptOf(model, dataset, mine))
  }
  const define = defineXml({ model, rows: rows[model], rules: en.rules, outputs })
  writeFileSync(`${files}define-${model}.xml`, define)
}
writeFileSync(`${files}randomization-list.csv`, randomizationList())
cpSync('src/build/sample-study/export/define/define.css', `${files}define.css`)
writeResults(files, outputs)
writePrograms()
const conformance = conformanceOf(databaseOf(files), checksumsIn(files))
writeFileSync(`${files}${conformanceFile}.json`, JSON.stringify(conformance))
writeFileSync(`${files}${conformanceFile}.csv`, conformanceCsv(conformance))
copyDocuments(files)
write('package.json', writePackage(files, publishedPrograms))
writeChecksums(files)
console.log(`sample study: ${data.books.length} participants, ${outputs.length} outputs`)
