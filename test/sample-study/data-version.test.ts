import { createHash } from 'node:crypto'
import { dataVersion } from '@marom/sample-trial'
import { expect, test } from 'vitest'
import { bytesOf, filesIn, textOf } from './files.ts'

/** The SHA-256 of SHA256SUMS in each version. */
const published: Record<string, string> = {
  1: 'be81124504c95deb7b6d66f02c7e238bde1291deb2da4bb321f93c85a1950382',
  2: 'fe9735928afe7948539400ca6acde79f415f96f290c3e1d4a9d6e2f973dcaae6',
  3: '130d8f20f1d9e41b125a1cc8ea19f5a52348f139c31ec184df23fca51413ca4c',
  4: '0ca6ff5b7e7acf941376af5d84c41dbfd9c67edccb0c034d334eab577b55d964',
  5: '19ad8f2caa80188e85cc33ebf2a21d5b52ec0bd96f2718caa74672077a82c6d6',
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
      `"day" in src/packages/sample-trial/files/names.ts. Then write the checksum ${found} for the version into this test.`,
  ).toBe(published[number])
})
