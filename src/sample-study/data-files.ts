import { keptFile } from '#src/words/static-files.ts'

/** With a slash at both ends. */
export const dataPath = '/sample-study/data/'

/** Names every other file of the folder, as `sha256sum` writes it. */
export const checksumsFile = 'SHA256SUMS'

/** The outputs as data: the reporting event, and the table of its numbers. */
export const resultFiles = ['ars.json', 'ard.csv', 'ard.json'] as const

/** The numbers of one output. */
export const outputFile = (id: string): string => `results/${id}.csv`

/** Results of the rules, as JSON and CSV. */
export const conformanceFile = 'conformance'

/**
 * Of the files for visitors. If a file changes, the version changes: then
 * `test/sample-study/data-version.test.ts` fails and says what to do.
 */
export const dataVersion = {
  number: '5',
  /** ISO days: of the first version and of this one. */
  firstDay: '2026-11-23',
  day: '2026-11-30',
} as const

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
