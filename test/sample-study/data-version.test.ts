import { createHash } from 'node:crypto'
import { dataVersion } from '@marom/sample-trial'
import { expect, test } from 'vitest'
import { csvRows } from '#test/support/csv.ts'
import { bytesOf, datasets, filesIn, textOf } from './files.ts'

/** The checksum of the values of each version. */
const published: Record<string, string> = {
  5: '7918c3aaff7af685e95978f6993d73d79fb827bcc468d88ce59b0e6d469fe185',
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

test('SHA256SUMS: a line of sha256sum for every other file of the folder, in the order of names', () => {
  const files = filesIn('data').filter((name) => name !== 'SHA256SUMS')
  expect(files.length).toBeGreaterThan(20)
  const lines = files.sort().map((name) => `${sha256(bytesOf(name))}  ${name}\n`)
  expect(textOf('SHA256SUMS')).toBe(lines.join(''))
})

/** Columns of the results that are words for readers. */
const words = ['line', 'stat_label']

/** The results without the words of their rows. */
function results(): string {
  const [header = [], ...rows] = csvRows(textOf('ard.csv'))
  const columns = header.flatMap((name, column) => (words.includes(name) ? [] : [column]))
  expect(columns).toHaveLength(header.length - words.length)
  return JSON.stringify([header, ...rows].map((row) => columns.map((column) => row[column])))
}

/** What a program computes with: each row of each dataset, the list of the randomization, and all results. */
const values = () =>
  [...[...datasets, 'randomization-list'].map((name) => textOf(`${name}.csv`)), results()]
    .map(sha256)
    .join('\n')

test('the values of the data are those of their version', () => {
  const { number } = dataVersion
  const found = sha256(values())
  expect(
    found,
    `The data have other values than in version ${number}. If that version was deployed, raise "number" and set ` +
      `"day" in src/packages/sample-trial/files/names.ts. Then write the checksum ${found} for the version into this test.`,
  ).toBe(published[number])
})
