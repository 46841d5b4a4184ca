/** What `npm pack` makes of the packages, in an empty project. The packages are packed in a copy. */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { readJson } from '@marom/tables/files'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { findBrowser } from '#test/support/find-browser.ts'
import { exampleIn, linesOf } from './examples.ts'

const names = globSync('src/packages/*/package.json').map((file) => file.split(/[\\/]/)[2] ?? '')
const versions = z.record(z.string(), z.string()).default({})
const manifest = z.object({ dependencies: versions, optionalDependencies: versions })

/** What a package needs of others, as far as it is installed. */
function needsOf(file: string): string[] {
  const { dependencies, optionalDependencies } = readJson(file, manifest)
  return Object.keys({ ...dependencies, ...optionalDependencies }).filter(
    (name) => !name.startsWith('@marom/') && existsSync(`node_modules/${name}`),
  )
}
const dependencies = new Set(names.flatMap((name) => needsOf(`src/packages/${name}/package.json`)))
for (const name of dependencies)
  for (const next of needsOf(`node_modules/${name}/package.json`)) dependencies.add(next)

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
const project = join(folder, 'project')
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

function run(cwd: string, program: string, ...args: string[]): string {
  const options = { cwd, encoding: 'utf8', env: { ...process.env, PATH }, stdio: 'pipe' } as const
  return execFileSync(program, args, options)
}

beforeAll(() => {
  cpSync('tsconfig.json', join(folder, 'tsconfig.json'))
  cpSync('src/packages', join(folder, 'src/packages'), { recursive: true })
  mkdirSync(project)
  // As npm links workspaces.
  mkdirSync(join(folder, 'node_modules/@marom'), { recursive: true })
  for (const name of names)
    symlinkSync(join(folder, 'src/packages', name), join(folder, 'node_modules/@marom', name))
  for (const name of ['@types', ...dependencies]) {
    mkdirSync(join(folder, 'node_modules', dirname(name)), { recursive: true })
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  }
  const pack = ['pack', '--silent', '--pack-destination', project]
  for (const name of names) run(join(folder, 'src/packages', name), 'npm', ...pack)
  run('.', 'npm', ...pack, '--ignore-scripts', ...[...dependencies].map((name) => `./node_modules/${name}`))
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "type": "module" }')
  const packed = globSync('*.tgz', { cwd: project }).map((file) => `./${basename(file)}`)
  run(project, 'npm', 'install', '--offline', '--no-audit', '--no-fund', ...packed)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(names)('%s: its example prints the same in an empty project', (name) => {
  const { code, printed } = exampleIn(`src/packages/${name}/README.md`)
  writeFileSync(join(project, `${name}.js`), code)
  expect(linesOf(run(project, process.execPath, `${name}.js`))).toEqual(printed)
})

/** @returns the messages of the compiler, by package */
function typesOf(codeOf: (name: string) => string): string[] {
  const compilerOptions = { noEmit: true, strict: true, module: 'nodenext', types: ['node'] }
  for (const name of names) writeFileSync(join(project, `${name}.ts`), codeOf(name))
  const files = names.map((name) => `${name}.ts`)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const options = { cwd: project, encoding: 'utf8', env: { ...process.env, PATH } } as const
  const { stdout, stderr } = spawnSync('tsc', ['--project', '.'], options)
  return (stdout + stderr).split('\n').filter((line) => line !== '')
}

test('their declarations say the types of the examples, and know a wrong one', () => {
  expect(typesOf((name) => exampleIn(`src/packages/${name}/README.md`).code)).toEqual([])
  const wrong = typesOf((name) => `import * as all from '@marom/${name}'\nexport const never: never = all\n`)
  for (const name of names)
    expect(wrong).toContainEqual(expect.stringMatching(new RegExp(`^${name}\\.ts.* error TS2322`)))
})

test.each(names)('%s: what is packed is JavaScript, and the sources name their own entries again', (name) => {
  const manifest = 'package.json'
  const entries: Record<string, unknown> = JSON.parse(
    readFileSync(join(folder, 'src/packages', name, manifest), 'utf8'),
  ).exports
  expect(entries).toEqual(JSON.parse(readFileSync(`src/packages/${name}/${manifest}`, 'utf8')).exports)
  const files = globSync(`node_modules/@marom/${name}/dist/**/*.*`, { cwd: project })
  const sources = globSync(`src/packages/${name}/!(testing)/**/*.ts`).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThanOrEqual(sources.length)
  expect(sources).not.toEqual([])
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([])
})

describe('sample-trial', () => {
  const trial = (...args: string[]) =>
    linesOf(run(project, join(project, 'node_modules/.bin/sample-trial'), ...args))

  test.each([
    ['no command', [], /^sample-trial primary/],
    ['a word that is no field', ['primary', 'x=1'], /^"x=1" is not a field/],
    ['a text for a date', ['primary', '102-005.form-ds.1.SURVDAT=soon'], /SURVDAT cannot hold "soon"/],
  ])('%s: its command says so', (_, args, message) => {
    const options = { cwd: project, encoding: 'utf8' } as const
    const { status, stderr } = spawnSync(join(project, 'node_modules/.bin/sample-trial'), args, options)
    expect([status, stderr]).toEqual([1, expect.stringMatching(message)])
  })

  test('its command leaves a folder that it did not write, and says so', () => {
    const own = join(project, 'mine/data/own.csv')
    mkdirSync(dirname(own), { recursive: true })
    writeFileSync(own, 'a')
    expect(() => trial('write', 'mine')).toThrow(/data is not of this command/)
    expect(existsSync(own)).toBe(true)
  })

  test('its command writes the files that the site publishes', () => {
    trial('write', 'trial')
    const namesIn = (at: string) => globSync('**/*.*', { cwd: at }).sort()
    const published = 'public/sample-study'
    const written = namesIn(join(project, 'trial'))
    expect(written).toEqual(namesIn(published))
    // They hold addresses or Hebrew of the site.
    const ofSite = ['data/ars.json', 'data/conformance.json']
    const others = written.filter(
      (name) => !readFileSync(join(project, 'trial', name)).equals(readFileSync(join(published, name))),
    )
    expect(others).toEqual(ofSite)
  })
})

/** Computes all benchmark values, in Node and in a page, of the tables that `textOf` reads. */
const recompute = `
import { designs } from '@marom/trial-designs'
import { benchmarkFiles, isWithin, readBenchmarks, valueIn } from '@marom/trial-designs/benchmarks'
const texts = new Map()
for (const file of benchmarkFiles) texts.set(file, await textOf('@marom/trial-designs/' + file))
const { designBenchmarks, functionBenchmarks } = readBenchmarks((file) => texts.get(file))
const wrong = []
let count = 0
const check = (name, one, value) => {
  count += 1
  if (!isWithin(one, value)) wrong.push(name + ': ' + value + ', printed ' + one.printed)
}
const answers = new Map()
for (const { design, benchmarks } of designBenchmarks)
  for (const one of benchmarks) {
    const key = design + JSON.stringify(one.inputs)
    if (!answers.has(key)) answers.set(key, designs[design].answer(one.inputs))
    check(key + ' ' + one.quantity, one, valueIn(answers.get(key), one.quantity))
  }
for (const one of functionBenchmarks) check(one.expression, one, one.compute())
globalThis.found = { count, wrong }
if (globalThis.process) console.log(JSON.stringify(globalThis.found))
`

/** As many as the build of the site has checked. */
const everyValue = readFileSync('public/data/benchmarks/values.csv', 'utf8').trimEnd().split('\n').length - 1

describe.runIf(names.includes('trial-designs'))('the benchmark values, computed with what was packed', () => {
  test('in Node', () => {
    const reader = `import { readFileSync } from 'node:fs'
const textOf = (file) => readFileSync(new URL(import.meta.resolve(file)), 'utf8')`
    writeFileSync(join(project, 'recompute.js'), reader + recompute)
    const found = JSON.parse(run(project, process.execPath, 'recompute.js'))
    expect(found).toEqual({ count: everyValue, wrong: [] })
  })

  test('in a page of a browser, without a bundler', async () => {
    const entries = names.flatMap((name) => {
      const manifest = readFileSync(join(project, `node_modules/@marom/${name}/package.json`), 'utf8')
      const { exports }: { exports: Record<string, string | { default: string }> } = JSON.parse(manifest)
      // A table is fetched by its address.
      return Object.entries(exports).flatMap(([entry, file]) =>
        typeof file === 'string'
          ? []
          : [[join(`@marom/${name}`, entry), join(`/node_modules/@marom/${name}`, file.default)]],
      )
    })
    const reader = "const textOf = async (file) => (await fetch('/node_modules/' + file)).text()"
    const imports = JSON.stringify({ imports: Object.fromEntries(entries) })
    const page = `<!doctype html><script type="importmap">${imports}</script><script type="module">${reader}${recompute}</script>`
    const server = createServer((request, response) => {
      const path = request.url ?? '/'
      const isPage = path === '/'
      const file = join(project, path)
      if (!isPage && !existsSync(file)) return response.writeHead(404).end()
      response.setHeader('Content-Type', isPage ? 'text/html' : 'text/javascript')
      return response.end(isPage ? page : readFileSync(file))
    }).listen(0)
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
    try {
      const tab = await browser.newPage()
      const address = server.address()
      await tab.goto(`http://localhost:${typeof address === 'object' ? address?.port : ''}/`)
      const result = await tab.waitForFunction(() => Reflect.get(globalThis, 'found'))
      expect(await result.jsonValue()).toEqual({ count: everyValue, wrong: [] })
    } finally {
      await browser.close()
      server.close()
    }
  })
})
