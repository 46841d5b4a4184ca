/**
 * Simulates the sample study, derives its data and outputs, and writes what pages read and the
 * files that visitors take away. A Worker computes none of it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { pack } from '#content/build/pack.ts'
import { en } from '#content/sample-study/rules/en.ts'
import { modelNames, models } from '#src/sample-study/metadata.ts'
import { csvOf } from './export/csv.ts'
import { datasetJson } from './export/dataset-json.ts'
import { defineXml } from './export/define-xml.ts'
import { makeOutputs } from './outputs/build.ts'
import { partsOf, peopleOf } from './pack.ts'
import { makeStudy } from './study.ts'

const files = 'public/sample-study/data/'

const data = makeStudy()
const outputs = makeOutputs(data.analysis)
const packed = pack(partsOf(data, outputs))
writeFileSync('.build/sample-study.bin', packed)
// Nine tenths of all bytes, of which a page needs one participant: the only part worth a decoder.
const people = pack(peopleOf(data, outputs), deflateRawSync)
writeFileSync('.build/participants.bin', people)

rmSync(files, { recursive: true, force: true })
mkdirSync(files, { recursive: true })
const rows = { sdtm: data.records, adam: data.analysis }
for (const model of modelNames) {
  for (const dataset of models[model].datasets) {
    const mine = rows[model].filter((row) => row.dataset === dataset.name)
    const name = `${files}${dataset.name.toLowerCase()}`
    writeFileSync(`${name}.json`, datasetJson(model, dataset, mine))
    writeFileSync(`${name}.csv`, csvOf(dataset, mine))
  }
  writeFileSync(`${files}define-${model}.xml`, defineXml({ model, rows: rows[model], rules: en.rules }))
}
console.log(
  `packed ${packed.length} bytes of the sample study and ${people.length} of its participants: ${outputs.length} outputs`,
)
