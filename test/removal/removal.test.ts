import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removable, usersOf } from '#src/build/remove/remove.ts'
import { isWhole } from '#test/support/extent.ts'
import { type Copy, copyRepository } from '#test/support/repository-copy.ts'

/** In ms, to copy, build and check the rest. */
const patience = 600_000

const there = removable.filter((name) => existsSync(`src/${name}`))
/** All at once, and with `TEST_ALL` each with those that use it. */
const each = there.map((name) => [name, ...usersOf([name])].sort().join())
const removals = [...new Set([there.join(), ...(isWhole ? each : [])])].map((names) => names.split(','))

describe.each(removals.map((subjects) => ({ subjects })))('without $subjects', ({ subjects }) => {
  let copy: Copy

  /** Files from which the command took lines. */
  let changed: string[] = []

  function said(...args: string[]): string {
    const { TEST_PATHS: _, ...env } = process.env
    return execFileSync(process.execPath, args, { cwd: copy.folder, env, encoding: 'utf8', stdio: 'pipe' })
  }

  /** @returns what it printed, if it failed */
  function run(...args: string[]): string {
    try {
      said(...args)
      return ''
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      return `${stdout}${stderr}`.slice(-10_000)
    }
  }

  const program = (file: string) => join(copy.folder, 'node_modules', file)

  beforeAll(() => {
    copy = copyRepository({ isWhole: false })
  }, patience)
  afterAll(() => copy.remove(), patience)

  test('the command ends well, and no folder, picture or output of it is left', { timeout: patience }, () => {
    const [, names = ''] = /^Changed: (.+)$/m.exec(said('src/build/remove/remove.ts', ...subjects)) ?? []
    changed = names.split(', ')
    const left = globSync(
      subjects.flatMap((name) => [
        `{client,content,src,src/build,test}/${name}`,
        `public/{,data,share}/${name}{,-*.png}`,
      ]),
      { cwd: copy.folder },
    )
    expect(left).toEqual([])
    const locked = Object.keys(JSON.parse(copy.read('package-lock.json')).packages)
    const packages = globSync('src/packages/*/package.json', { cwd: copy.folder }).map(dirname)
    expect(locked.filter((name) => name.startsWith('src/packages/')).sort()).toEqual(packages.sort())
    expect(packages.length).toBeGreaterThan(0)
    if (subjects.includes('study-design')) expect(packages).not.toContain('src/packages/trial-designs')
  })

  test('the rest builds, and its types and lint are clean', { timeout: patience }, () => {
    expect(run('src/build/build.ts')).toBe('')
    expect(run(program('typescript/bin/tsc'), '--noEmit')).toBe('')
    // The step "lint" reads all others.
    const lint = [program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']
    expect(changed.length).toBeGreaterThan(5)
    expect(run(...lint, ...(isWhole ? ['.'] : changed))).toBe('')
  })

  test.runIf(isWhole)('the rest of the tests can be collected', { timeout: patience }, () => {
    const vitest = [program('vitest/vitest.mjs'), 'list', '--config', 'test/vitest.config.ts']
    expect(run(...vitest, '--project', 'unit', '--project', 'in Node')).toBe('')
    const playwright = [program('@playwright/test/cli.js'), 'test', '--list']
    expect(run(...playwright, '--config', 'test/playwright.config.ts')).toBe('')
  })
})

test('a subject that is none: refused, with the names of those that there are', () => {
  const { status, stderr } = refused('company')
  expect(status).toBe(1)
  expect(stderr).toContain(there.join(', '))
})

test('a subject that others use: refused, with a command that removes them, too', () => {
  for (const name of there.filter((one) => usersOf([one]).length > 0)) {
    const { status, stderr } = refused(name)
    expect(status).toBe(1)
    expect(stderr).toContain(`npm run remove -- ${[name, ...usersOf([name])].join(' ')}`)
  }
})

function refused(name: string): { status: number; stderr: string } {
  try {
    execFileSync(process.execPath, ['src/build/remove/remove.ts', name], { encoding: 'utf8', stdio: 'pipe' })
    return { status: 0, stderr: '' }
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string }
    return { status, stderr }
  }
}
