import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { exampleIn, linesOf } from './examples.ts'

const readmes = globSync('src/packages/*/README.md')

test.each(readmes)('%s: its example prints what it says', (file) => {
  const { code, printed } = exampleIn(file)
  const options = { input: code, cwd: dirname(file), encoding: 'utf8' } as const
  const output = execFileSync(process.execPath, ['--input-type=module', '-'], options)
  expect(printed.length).toBeGreaterThan(1)
  expect(linesOf(output)).toEqual(printed)
})

test('each package has a README of one screen', () => {
  expect(readmes).toHaveLength(globSync('src/packages/*/package.json').length)
  for (const file of readmes) expect(readFileSync(file, 'utf8').split('\n').length, file).toBeLessThan(60)
})
