import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashOfProgram, readKept } from '#src/build/study-design/simulations/kept.ts'
import { simulateAll } from '#src/build/study-design/simulations/simulate.ts'

const cure =
  'Run "npm run node -- src/build/study-design/simulations/keep.ts" and commit the simulated.json beside it.'

test('the program of the kept simulations is that of today, so that no build simulates anew', async () => {
  expect(readKept().program, cure).toBe(await hashOfProgram())
})

test('the kept simulations are those that the build made', () => {
  const built: unknown = JSON.parse(readFileSync('public/data/simulations/built.json', 'utf8'))
  expect(readKept().designs, cure).toEqual(built)
})

test.runIf(process.env.TEST_ALL)('the kept simulations are those of today', { timeout: 120_000 }, () => {
  expect(readKept().designs, cure).toEqual(JSON.parse(JSON.stringify(simulateAll())))
})
