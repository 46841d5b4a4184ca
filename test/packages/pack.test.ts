/** What `npm pack` makes of the packages, in an empty project. The packages are packed in a copy. */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleIn, linesOf } from './examples.ts'

const names = globSync('src/packages/*/package.json').map((file) => file.split(/[\\/]/)[2] ?? '')
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
  for (const name of names)
    run(join(folder, 'src/packages', name), 'npm', 'pack', '--silent', '--pack-destination', project)
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

/** @returns the messages of the compiler */
function typesOf(name: string, code: string): string {
  const compilerOptions = { noEmit: true, strict: true, module: 'nodenext', lib: ['es2024', 'dom'] }
  writeFileSync(join(project, `${name}.ts`), code)
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
  const options = { cwd: project, encoding: 'utf8', env: { ...process.env, PATH } } as const
  const { stdout, stderr } = spawnSync('tsc', ['--project', '.'], options)
  return stdout + stderr
}

test.each(names)('%s: its declarations say the types of the example, and know a wrong one', (name) => {
  const { code } = exampleIn(`src/packages/${name}/README.md`)
  expect(typesOf(name, code)).toBe('')
  const wrong = `import * as all from '@marom/${name}'\nexport const never: never = all\n`
  expect(typesOf(name, wrong)).toMatch(/error TS2322/)
})

test.each(names)('%s: what is packed is JavaScript, and the sources name their own entries again', (name) => {
  const manifest = 'package.json'
  const entries: Record<string, unknown> = JSON.parse(
    readFileSync(join(folder, 'src/packages', name, manifest), 'utf8'),
  ).exports
  expect(entries).toEqual(JSON.parse(readFileSync(`src/packages/${name}/${manifest}`, 'utf8')).exports)
  const files = globSync(`node_modules/@marom/${name}/**/*.*`, { cwd: project })
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5)
  expect(files.filter((file) => /(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([])
})
