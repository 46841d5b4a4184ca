/** The names of the files of data, below their folder. */

/** Names every other file of the folder, as `sha256sum` writes it. */
export const checksumsFile = 'SHA256SUMS'

/** The outputs as data: the reporting event, and the table of its numbers. */
export const resultFiles = ['ars.json', 'ard.csv', 'ard.json'] as const

/** The numbers of one output. */
export const outputFile = (id: string): string => `results/${id}.csv`

/** Results of the rules, as JSON and CSV. */
export const conformanceFile = 'conformance'

/**
 * If a value of the data changes, the version changes: then `test/sample-study/data-version.test.ts` fails and says
 * what to do. Words of descriptions and documents have no version.
 */
export const dataVersion = {
  number: '5',
  /** ISO days: of the first version and of this one. */
  firstDay: '2026-11-23',
  day: '2026-11-30',
} as const
