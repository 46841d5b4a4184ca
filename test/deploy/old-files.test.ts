import { hash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type BuildFiles, builtFiles, keepOldFiles, oldFiles, removeOldFiles } from '#src/build/old-files.ts'
import { closedPort, listen } from '#test/support/local-server.ts'

const list = '/data/build-files.json'
const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A folder as `public/` after a build with these files. */
function built(...names: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'old-files-'))
  roots.push(root)
  mkdirSync(join(root, 'build'))
  for (const name of names) writeFileSync(join(root, 'build', name), `text of ${name}`)
  return root
}

const filesIn = (root: string) => readdirSync(join(root, 'build')).sort()

const listIn = (root: string): BuildFiles => JSON.parse(readFileSync(root + list, 'utf8'))

type Answers = Record<string, RequestListener>

/** A live site with the files of the folder; `answers` replace them. @returns its origin */
async function live(root: string, answers: Answers = {}): Promise<string> {
  const port = await listen((request, response) => {
    const path = request.url ?? ''
    if (answers[path]) answers[path](request, response)
    else if (existsSync(root + path)) response.end(readFileSync(root + path))
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<p>not found')
  })
  return `http://127.0.0.1:${port}`
}

const [first, second, third] = ['loader-AAAAAAA1.js', 'loader-BBBBBBB2.js', 'loader-CCCCCCC3.js'] as const
const font = 'assistant-latin-26b77cc317.woff2'
const day = (number: number) => new Date(Date.UTC(2026, 0, number))

/** Deploys a release with the files over the site at `before`. @returns its folder */
async function deployed(names: string[], before: string, now: Date): Promise<string> {
  const root = built(...names)
  await keepOldFiles(before, { root, now })
  return root
}

const firstDeploy = (...names: string[]) => deployed(names, 'http://marom.invalid', day(1))

test('three deploys: the third has the files of all, and its list says since when they are old', async () => {
  const one = await firstDeploy(first, font, 'search-en.271b45aa5a.txt')
  const two = await deployed([second, font], await live(one), day(2))
  const three = await deployed([third, font], await live(two), day(3))
  expect(filesIn(three)).toEqual([font, first, second, third, 'search-en.271b45aa5a.txt'])
  expect(readFileSync(join(three, 'build', first), 'utf8')).toBe(`text of ${first}`)
  const dates = Object.entries(listIn(three)).map(([name, { replaced }]) => [name, replaced])
  expect(Object.fromEntries(dates)).toEqual({
    [third]: undefined,
    [font]: undefined,
    [second]: day(3).toISOString(),
    [first]: day(2).toISOString(),
    'search-en.271b45aa5a.txt': day(2).toISOString(),
  })
})

test('a file of an earlier release comes back: it is new, and the age starts anew', async () => {
  const two = await deployed([second], await live(await firstDeploy(first)), day(2))
  const back = await deployed([first], await live(two), day(3))
  expect(listIn(back)[first]?.replaced).toBeUndefined()
  expect(listIn(back)[second]?.replaced).toBe(day(3).toISOString())
})

test('the list knows each file that the site has built', () => {
  expect(Object.keys(builtFiles()).sort()).toEqual(readdirSync('public/build').sort())
})

test('the next build removes what the deploy took along, and its list', async () => {
  const root = await deployed([second], await live(await firstDeploy(first)), day(2))
  removeOldFiles(root)
  expect(filesIn(root)).toEqual([second])
  expect(existsSync(root + list)).toBe(false)
  removeOldFiles(root)
  expect(filesIn(root)).toEqual([second])
})

test('a deploy ended while it wrote its list: the folder goes, so that the builders write it anew', () => {
  const root = built(first)
  mkdirSync(join(root, 'data'))
  writeFileSync(root + list, '{"loader-')
  removeOldFiles(root)
  expect(readdirSync(root)).toEqual(['data'])
})

describe('nothing to take along: the deploy says so and goes on', () => {
  const html: RequestListener = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>a parked domain')
  const places: [string, () => string | Promise<string>][] = [
    ['the name does not exist', () => 'https://www.marom.invalid'],
    ['the live site has no list', () => live(built(first))],
    ['another site', () => live(built(), { [list]: html })],
  ]
  test.each(places)('%s', async (_, place) => {
    const root = built(first)
    const said = await keepOldFiles(await place(), { root })
    expect(said).toContain('no files of earlier releases')
    expect(Object.keys(listIn(root))).toEqual([first])
  })

  test('OLD_FILES=none: the live site is not asked', async () => {
    const root = built(second)
    const site = `http://127.0.0.1:${await closedPort()}`
    expect(await keepOldFiles(site, { root, areLeft: true })).toContain('Left behind')
    expect(filesIn(root)).toEqual([second])
  })
})

const entry = { bytes: 3, sha256: hash('sha256', 'abc') }

const json =
  (value: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code, { location: '/elsewhere', 'content-type': 'text/html' }).end('<p>')

/** As many names as asked for, all different. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => `chunk-${String(index).padStart(8, '0')}.js`)

const listOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, entry]))

describe('the live site does not hand out its list: the deploy stops', () => {
  const faults: [string, RequestListener][] = [
    ['answered 503', status(503)],
    ['answered 301', status(301)],
    ['answered 403', status(403)],
    ['other side closed', (_, response) => response.destroy()],
    ['more than 1000000 bytes', (_, response) => response.end('x'.repeat(1_000_001))],
    ['not a list', (_, response) => response.end()],
    ['not a list', json({ status: 'UP' })],
    ['not a list', json([first])],
    ['not a list', json(listOf(['../../wrangler.toml']))],
    ['not a list', json(listOf(['..%2fx-AAAAAAA1.js']))],
    ['not a list', json(listOf(['index.html']))],
    ['not a list', json(listOf(['loader-AAAAAAA1.js/../../../x-AAAAAAA1.js']))],
    ['not a list', json({ [first]: { ...entry, bytes: 25_000_000 } })],
    ['not a list', json({ [first]: { ...entry, sha256: 'abc' } })],
    ['not a list', json({ [first]: { ...entry, replaced: 'yesterday' } })],
    ['not a list', json(listOf(many(4_001)))],
  ]
  test.each(faults)('%s', async (fault, answer) => {
    const root = built(second)
    const site = await live(built(), { [list]: answer })
    await expect(keepOldFiles(site, { root })).rejects.toSatisfy((error: Error) =>
      `${error} ${error.cause}`.includes(fault),
    )
    expect(filesIn(root)).toEqual([second])
  })

  test('nothing listens', async () => {
    const site = `http://127.0.0.1:${await closedPort()}`
    await expect(keepOldFiles(site, { root: built(second) })).rejects.toThrow()
  })
})

describe('a file of the list is not what it says: the deploy stops, and does not write it', () => {
  const faults: [string, RequestListener][] = [
    ['answered 404', status(404)],
    ['answered 500', status(500)],
    ['is not the file of the list', (_, response) => response.end('abd')],
    ['is not the file of the list', (_, response) => response.end('ab')],
    ['more than 3 bytes', (_, response) => response.end('x'.repeat(1_000_000))],
  ]
  test.each(faults)('%s', async (fault, answer) => {
    const root = built(second)
    const site = await live(built(), { [list]: json(listOf([first])), [`/build/${first}`]: answer })
    await expect(keepOldFiles(site, { root })).rejects.toThrow(fault)
    expect(filesIn(root)).toEqual([second])
    // What other files it had time for goes with the next build.
    expect(listIn(root)[first]?.replaced).toBeDefined()
  })
})

describe('bounds', () => {
  const at = (replaced: Date, bytes = 3) => ({ ...entry, bytes, replaced: replaced.toISOString() })

  test('30 days after its replacement a file is left, however old the release is', () => {
    const found = oldFiles({ [first]: at(day(1)), [second]: at(day(2)), [third]: entry }, {}, day(32))
    expect(Object.keys(found)).toEqual([third, second])
  })

  test('of 20 releases, the latest', () => {
    const names = many(25)
    const found = oldFiles(
      Object.fromEntries(names.map((name, index) => [name, at(day(index + 1))])),
      {},
      day(26),
    )
    expect(Object.keys(found)).toEqual(names.slice(-20).reverse())
  })

  test('40 MB, of the latest', () => {
    const files = { [first]: at(day(1), 9e6), [second]: at(day(3), 33e6), [third]: at(day(2), 6e6) }
    expect(Object.keys(oldFiles(files, {}, day(4)))).toEqual([second, third])
  })

  test('2,000 files', () => {
    expect(Object.keys(oldFiles(listOf(many(2_500)), {}, day(1)))).toHaveLength(2_000)
  })

  test('a date in the future is today', () => {
    expect(oldFiles({ [first]: at(day(300)) }, {}, day(2))[first]?.replaced).toBe(day(2).toISOString())
  })
})
