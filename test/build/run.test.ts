import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Builder } from '#src/build/builder.ts'
import { isCurrent } from '#src/build/inputs.ts'
import { bringUpToDate, forget, shortened } from '#src/build/run.ts'

const times = '.build/times.json'
const noted = existsSync(times) ? readFileSync(times, 'utf8') : '{}'
let folder = ''
const made: Builder[] = []

beforeAll(() => {
  mkdirSync('test/results', { recursive: true })
  folder = mkdtempSync('test/results/builders-')
})

afterAll(() => {
  for (const builder of made) forget(builder)
  rmSync(folder, { recursive: true })
  rmSync(`.build/programs/${folder}`, { recursive: true, force: true })
  writeFileSync(times, noted)
})

/** Writes what it reads in `input.txt`, after the code. */
function builder(name: string, code: string): Builder {
  const entry = join(folder, `${name}.ts`)
  const output = join(folder, `${name}.txt`)
  writeFileSync(join(folder, 'input.txt'), 'one')
  writeFileSync(
    entry,
    `import { copyFileSync } from 'node:fs'\n${code}\ncopyFileSync('${folder}/input.txt', '${output}')\n`,
  )
  const one = { name: `${basename(folder)}-${name}`, entry, reads: [`${folder}/input.txt`], writes: [output] }
  made.push(one)
  return one
}

const run = (...builders: Builder[]) => bringUpToDate(builders, { say: () => {} })

test('a wrong import of one: the message names it, and the others remember that they ran', async () => {
  const [good, bad] = [builder('good', ''), builder('bad', "import './not-there.ts'")]
  await expect(run(good, bad)).rejects.toThrow('not-there.ts')
  expect(isCurrent(good)).toBe(true)
  expect(isCurrent(bad)).toBe(false)
})

test('a changed input: the builder runs again, with the same program', async () => {
  const one = builder('again', '')
  await run(one)
  writeFileSync(join(folder, 'input.txt'), 'two')
  expect(isCurrent(one)).toBe(false)
  await run(one)
  expect(readFileSync(join(folder, 'again.txt'), 'utf8')).toBe('two')
  expect(isCurrent(one)).toBe(true)
})

test('a builder that throws: its name and its message in the first two lines', async () => {
  const one = builder('throws', "if (process.argv) throw new Error('The post lacks a date.')")
  const message = await run(one).catch((error: Error) => error.message)
  expect(message?.split('\n').slice(0, 2)).toEqual([`${one.name} failed:`, 'Error: The post lacks a date.'])
  expect(isCurrent(one)).toBe(false)
})

test('a long message: the first lines, which fit on a screen', () => {
  const text = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n')
  expect(shortened(text).split('\n').length).toBeLessThan(20)
  expect(shortened(text)).toMatch(/^line 0\nline 1\n/)
})
