import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (...patterns: string[]) =>
  Object.fromEntries(globSync(patterns).map((file) => [file, readFileSync(file, 'utf8')]))

const code = read('{src,client,content}/**/*.{ts,tsx,css,js}')
const readmes = read('README.md', '{src,client,content,test/!(results)}/**/README.md')

const width = 100

/** Lines that are wider; a directive to the linter or an address cannot be cut. */
const wide = (files: Record<string, string>, isProse: (line: string) => boolean) =>
  Object.entries(files).flatMap(([file, text]) =>
    text
      .split('\n')
      .map((line, index) => ({ line, at: `${file}:${index + 1}` }))
      .filter(({ line }) => line.length > width && isProse(line) && !/biome-ignore|https:/.test(line))
      .map(({ at }) => at),
  )

test('comments are read without scrolling: 100 columns', () => {
  expect(Object.keys(code).length).toBeGreaterThan(500)
  expect(wide(code, (line) => /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line))).toEqual([])
})

test('so are READMEs, but for the rows of a table', () => {
  expect(Object.keys(readmes).length).toBeGreaterThan(10)
  expect(wide(readmes, (line) => !line.startsWith('|'))).toEqual([])
})

test('a file of src or client is read in one go: 200 lines', () => {
  const long = Object.entries(code)
    .filter(([file]) => /^(?:src|client)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .map(([file, text]) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 200)
  expect(long).toEqual([])
})
