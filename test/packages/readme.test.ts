import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleIn } from './examples.ts'

test('each package has a README of one screen, with an example that `pack.test.ts` runs', () => {
  const readmes = globSync('src/packages/*/README.md')
  expect(readmes).toHaveLength(globSync('src/packages/*/package.json').length)
  for (const file of readmes) {
    expect(readFileSync(file, 'utf8').split('\n').length, file).toBeLessThan(60)
    expect(exampleIn(file).printed.length, file).toBeGreaterThan(1)
  }
})
