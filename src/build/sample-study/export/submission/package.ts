import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { fill } from '#client/ui/fill.ts'
import { readme, simulated } from '#content/sample-study/submission.ts'
import { site } from '#content/site.ts'
import { crf, guides, programs as programsFolder } from '#src/build/sample-study/export/define/documents.ts'
import { dataVersion } from '#src/sample-study/data-files.ts'
import type { PackageFacts } from '#src/sample-study/facts.ts'
import { type Model, models } from '#src/sample-study/metadata.ts'
import { study } from '#src/sample-study/protocol.ts'
import { packageName, textName } from './names.ts'

/** Printed by `test/sample-study/documents/run.ts`. */
const printed = 'src/build/sample-study/export/submission/'

/** The documents of each model. */
const documents = { sdtm: [crf.file, guides.sdtm.file], adam: [guides.adam.file] } as const

/** @param folder of the files for visitors; ends in a slash */
export function copyDocuments(folder: string): void {
  for (const file of Object.values(documents).flat()) cpSync(printed + file, folder + file)
}

const root = `m5/datasets/${packageName}/`

const folders = { sdtm: `${root}tabulations/sdtm/`, adam: `${root}analysis/adam/datasets/` } as const

type Contents = Record<string, Uint8Array>

/** Programs have other names in the package. */
const packedDefine = (xml: string): string =>
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
  const define = packedDefine(readFileSync(`${data}define-${model}.xml`, 'utf8'))
  return { ...Object.fromEntries(copied), [`${folders[model]}define.xml`]: strToU8(define) }
}

function programsIn(folder: string): Contents {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      const packed = join(folders.adam, programsFolder, textName(relative(folder, path)))
      return [packed, readFileSync(path)]
    }),
  )
}

function readmeText(): string {
  const { name, href } = site.studyLicense
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
 * @param data the folder of the files for visitors
 * @param programs the folder of the programs; both end in a slash
 */
export function zipOf(data: string, programs: string): { zip: Uint8Array; files: number } {
  const contents: Contents = {
    'README.txt': strToU8(readmeText()),
    ...contentsOf('sdtm', data),
    ...contentsOf('adam', data),
    ...programsIn(programs),
  }
  const sorted = Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))
  // A zip has local times: these are the same in every time zone.
  const zip = zipSync(Object.fromEntries(sorted), { mtime: new Date(2024, 6, 2) })
  return { zip, files: sorted.length }
}

/** Writes the zip into the folder of the files for visitors. */
export function writePackage(data: string, programs: string): PackageFacts {
  const file = `${packageName}-m5.zip`
  const { zip, files } = zipOf(data, programs)
  writeFileSync(data + file, zip)
  return { file, bytes: zip.length, files }
}
