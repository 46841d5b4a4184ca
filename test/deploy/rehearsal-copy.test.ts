import { spawnSync } from 'node:child_process'
import { afterAll, expect, test } from 'vitest'
import { Deploys } from '#test/faults/deploys.ts'

const deploys = new Deploys(0)
afterAll(() => deploys.remove())

test('the copy that a rehearsal deploys has all that the build command of wrangler.toml needs', () => {
  deploys.prepare()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['.ci/install.mjs', 'node', 'src/build/build.ts', '--which'],
    {
      cwd: deploys.tree,
      encoding: 'utf8',
      env: { ...process.env, WRANGLER_COMMAND: 'deploy' },
    },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
