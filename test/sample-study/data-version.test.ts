import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { dataVersion } from '#src/sample-study/data-files.ts'
import { bytesOf, filesIn, textOf } from './files.ts'

/** The SHA-256 of SHA256SUMS in each version. */
const published: Record<string, string> = {
  1: 'aa4a6df204e4d7d398651f095f8beaf2dc418749e07a75d38eae2c23a3bc9e28',
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

test('SHA256SUMS: a line of sha256sum for every other file of the folder, in the order of names', () => {
  const files = filesIn('data').filter((name) => name !== 'SHA256SUMS')
  expect(files.length).toBeGreaterThan(20)
  const lines = files.sort().map((name) => `${sha256(bytesOf(name))}  ${name}\n`)
  expect(textOf('SHA256SUMS')).toBe(lines.join(''))
})

test('the files are those of their version', () => {
  const { number } = dataVersion
  const found = sha256(textOf('SHA256SUMS'))
  expect(
    found,
    `The data files are not those of version ${number}. If that version was deployed, raise "number" and set ` +
      `"day" in src/sample-study/data-files.ts. Then write the checksum ${found} for the version into this test.`,
  ).toBe(published[number])
})
