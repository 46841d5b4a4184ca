import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { readJson } from './read-json.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-json-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const shape = z.object({ lines: z.array(z.string()) })

function read(text: string) {
  const file = join(folder, 'styles.json')
  writeFileSync(file, text)
  return readJson(file, shape)
}

test('a file of the shape is read', () => {
  expect(read('{"lines":["a"]}')).toEqual({ lines: ['a'] })
})

test.each([
  ['of another shape', '{"lines":["a",1]}', 'lines[1]'],
  ['half written', '{"lines":["a"', 'SyntaxError'],
])('a file that is %s: the error names it, and what is wrong', (_, text, reason) => {
  expect(() => read(text)).toThrow(/styles\.json has another shape/)
  expect(() => read(text)).toThrow(reason)
})
