import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { watchFolders } from '#src/build/dev/watch-folders.ts'
import { stateOf } from '#src/build/inputs.ts'

const folder = mkdtempSync(join(tmpdir(), 'watched-'))
afterAll(() => rmSync(folder, { recursive: true }))

const words = join(folder, 'words.ts')

/** As `sed -i` does it. */
function replace(text: string): void {
  writeFileSync(join(folder, 'sedAbCdEf'), text)
  renameSync(join(folder, 'sedAbCdEf'), words)
}

test('a file is replaced by a temporary one: one call, and again for the next', async () => {
  writeFileSync(words, 'one')
  let calls = 0
  const stop = watchFolders([folder], () => {
    calls += 1
  })
  replace('two')
  await expect.poll(() => calls).toBe(1)
  await wait(300)
  expect(calls).toBe(1)
  mkdirSync(join(folder, 'new'))
  await expect.poll(() => calls).toBe(2)
  writeFileSync(join(folder, 'new', 'words.ts'), 'one')
  await expect.poll(() => calls).toBe(3)
  stop()
})

test('the same text is no other state', () => {
  const glob = [`${folder}/**/[!.]*.*`]
  replace('two')
  const state = stateOf(glob)
  replace('two')
  writeFileSync(join(folder, 'sedXyZ'), 'half of a text')
  expect(stateOf(glob)).toBe(state)
  replace('three')
  expect(stateOf(glob)).not.toBe(state)
})
