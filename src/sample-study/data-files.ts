import { checksumsFile } from '@marom/sample-trial'
import { keptFile } from '#src/words/static-files.ts'

/** With a slash at both ends. */
export const dataPath = '/sample-study/data/'

/** The names of the files for visitors, in order. */
export const dataFilesOf = keptFile(`${dataPath}${checksumsFile}`, async (response) =>
  (await response.text())
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(line.indexOf('  ') + 2)),
)

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  json: 'application/json',
  pdf: 'application/pdf',
  xml: 'application/xml',
  zip: 'application/zip',
}

/** The media type, as `public/_headers` and the platform set it. */
export const mediaTypeOf = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
