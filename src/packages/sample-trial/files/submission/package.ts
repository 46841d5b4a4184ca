import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { type Model, models } from '../../metadata.ts'
import { study } from '../../protocol.ts'
import type { SubmissionZip } from '../../trace/data-files.ts'
import { readme, simulated } from '../../words/submission.ts'
import { crf, guides, programs as programsFolder } from '../define/documents.ts'
import { fill } from '../fill.ts'
import { dataVersion } from '../names.ts'
import { ownFile } from '../package-files.ts'
import type { Publication } from '../publication.ts'
import { packageName, textName } from './names.ts'

/** The documents of each model. */
const documents = { sdtm: [crf.file, guides.sdtm.file], adam: [guides.adam.file] } as const

/** @param folder of the data; ends in a slash */
export function copyDocuments(folder: string): void {
  // Printed by a browser: `test/sample-study/documents/run.ts`.
  for (const file of Object.values(documents).flat())
    cpSync(ownFile(`files/submission/${file}`), folder + file)
}

const root = `m5/datasets/${packageName}/`

const folders = { sdtm: `${root}tabulations/sdtm/`, adam: `${root}analysis/adam/datasets/` } as const

type Contents = Record<string, Uint8Array>
type License = Publication['license']

/** Programs have other names in the package. */
const zippedDefine = (xml: string): string =>
  xml.replaceAll(/(xlink:href=")([^"]+)"/g, (link, start: string, href: string) =>
    href.startsWith(programsFolder)
      ? `${start}${programsFolder}${textName(href.slice(programsFolder.length))}"`
      : link,
  )

function contentsOf(model: Model, data: string): Contents {
  const datasets = models[model].datasets.map(({ name }) => `${name.toLowerCase()}.xpt`)
  const copied = [...datasets, 'define.css', ...documents[model]].map((file): [string, Uint8Array] => [
    folders[model] + file,
    readFileSync(data + file),
  ])
  const define = zippedDefine(readFileSync(`${data}define-${model}.xml`, 'utf8'))
  return { ...Object.fromEntries(copied), [`${folders[model]}define.xml`]: strToU8(define) }
}

function programsIn(folder: string): Contents {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const zipped = join(folders.adam, programsFolder, textName(relative(folder, path)))
      return [zipped, readFileSync(path)]
    }),
  )
}

function readmeText({ name, href }: License): string {
  const lines = [
    fill(readme.about, { study: study.id, version: dataVersion.number }),
    simulated,
    fill(readme.license, { license: name, address: href }),
    '',
    ...readme.folders.map(([folder, text]) => `${root}${folder}: ${text}`),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/**
 * All datasets with their documents and programs as one zip, in the folders of module 5 of an eCTD.
 *
 * @param data the folder of the files of data
 * @param programs the folder of the programs; both end in a slash
 */
export function zipOf(data: string, programs: string, license: License): { zip: Uint8Array; files: number } {
  const contents: Contents = {
    'README.txt': strToU8(readmeText(license)),
    ...contentsOf('sdtm', data),
    ...contentsOf('adam', data),
    ...programsIn(programs),
  }
  const sorted = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))
  // A zip has local times: these are the same in every time zone.
  const zip = zipSync(Object.fromEntries(sorted), { mtime: new Date(2024, 6, 2) })
  return { zip, files: sorted.length }
}

/** Writes the zip into the folder of the data. */
export function writePackage(data: string, programs: string, license: License): SubmissionZip {
  const file = `${packageName}-m5.zip`
  const { zip, files } = zipOf(data, programs, license)
  writeFileSync(data + file, zip)
  return { file, bytes: zip.length, files }
}
