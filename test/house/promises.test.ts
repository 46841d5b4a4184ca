import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasLeft } from '#test/support/left.ts'

const rows = readFileSync('test/promises.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Promise '))
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('promises in several layers: at most 25 rows, and each names its layer and tests that exist', () => {
  expect(rows.length).toBeLessThanOrEqual(25)
  for (const [, , layer = '', tests = ''] of rows) {
    expect(layer).not.toBe('')
    const files = [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(files, layer).not.toEqual([])
    const left = files.filter((file) => !hasLeft(file.replace(/^test/, '')))
    expect(left.filter((file) => !existsSync(file))).toEqual([])
  }
})
