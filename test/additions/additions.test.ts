import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builders } from '#src/build/builders.ts'
import { isWhole } from '#test/support/extent.ts'
import { type Copy, copyRepository } from '#test/support/repository-copy.ts'
import { addField, addPage, addPost, addPublication, addTerm } from './additions.ts'
import { page, post, term } from './words.ts'

/** In ms, to copy or delete some 3,000 files. */
const patience = 120_000

let copy: Copy

beforeAll(() => {
  copy = copyRepository({ isWhole })
  for (const add of [addPost, addPage, addTerm, addPublication, addField]) add(copy)
}, patience)

afterAll(() => copy.remove(), patience)

/** The new pages, and the pages that list the additions. */
const paths = [
  `/blog/${post.slug}`,
  `/${page.name}`,
  `/key-concepts/${term.record.slug}`,
  ...['/', '/blog', '/blog/scientific-articles', '/key-concepts', '/biostatistic-glossary'],
]

/** Like a new terminal: nothing of the run that this test belongs to. */
const environment = {
  ...process.env,
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^(?:VITEST|TEST_|NODE_ENV)/.test(name))
      .map((name) => [name, undefined]),
  ),
}

/** In the copy, with its Node. @returns what it printed, if it failed */
function run(args: readonly string[], variables: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve) => {
    const options = {
      cwd: copy.folder,
      env: { ...environment, ...variables },
      maxBuffer: 1 << 28,
    }
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}${error.message}`.slice(-20_000) : ''),
    )
  })
}

const packageFile = (name: string) => join(copy.folder, 'node_modules', name)

/** A new post, page or term changes what these make. */
const concerned = ['content', 'script', 'search']

test('a post of 1,200 words, a page, a term, a publication and a field of the form: the build and all checks of pages pass', {
  timeout: 600_000,
}, async () => {
  for (const name of concerned) {
    const builder = builders.find((one) => one.name === name)
    if (!builder) throw new Error(`No builder is called "${name}": correct \`concerned\``)
    expect(await run([builder.entry]), name).toBe('')
  }
  const vitest = [packageFile('vitest/vitest.mjs'), 'run', '--config', 'test/additions/vitest.config.ts']
  expect(await run(vitest, { TEST_PATHS: paths.join() })).toBe('')
})

test.runIf(isWhole)('and the whole build, types, and all tests', { timeout: 3_600_000 }, async () => {
  expect(await run(['src/build/build.ts'])).toBe('')
  expect(await run([packageFile('typescript/bin/tsc'), '--noEmit'])).toBe('')
  for (const project of ['unit', 'inside workerd', 'in Node'])
    expect(
      await run([
        ...[packageFile('vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts'],
        ...['--project', project, '--reporter=dot'],
      ]),
      project,
    ).toBe('')
})
