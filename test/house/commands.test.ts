import { existsSync, globSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { expect, test } from 'vitest'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const scripts: Record<string, string> = json('package.json').scripts
const documents = ['README.md', ...globSync(['{content,client,src,test,.github}/**/*.md'])].filter(
  (file) => !file.includes('results'),
)

/** What is printed as code: inline, or a line with four spaces. */
function commandsIn(text: string): string[] {
  const inline = [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' '))
  const lines = [...text.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line = '']) => line)
  return [...inline, ...lines].map((code) => code.trim())
}

function problemsOf(command: string): string[] {
  const [program, verb = '', name = ''] = command.replace(/^(?:[A-Z_]+=\S+ )+/, '').split(' ')
  if (program === 'npx' || (program === 'node' && /\.\w/.test(verb)))
    return [`${command}: not by an npm script`]
  if (program !== 'npm' || verb !== 'run') return []
  if (!scripts[name.replace(/,$/, '')]) return [`${command}: package.json has no script ${name}`]
  const [, file] = /-- ((?:src|test|content|client)\/[\w./-]+\.ts)\b/.exec(command) ?? []
  return file && !existsSync(file) ? [`${command}: there is no ${file}`] : []
}

test('each command in a Markdown file is an npm script that exists, and names files that exist', () => {
  const commands = documents.flatMap((file) => commandsIn(readFileSync(file, 'utf8')))
  expect(commands.filter((one) => one.startsWith('npm run ')).length).toBeGreaterThan(40)
  expect(commands.flatMap(problemsOf)).toEqual([])
})

test('a command that needs the machine’s own Node, a missing script, a missing file: named', () => {
  expect(problemsOf('npx wrangler tail')).toHaveLength(1)
  expect(problemsOf('node src/build/build.ts')).toHaveLength(1)
  expect(problemsOf('npm run lost')).toHaveLength(1)
  expect(problemsOf('npm run node -- test/lost.ts')).toHaveLength(1)
  expect(problemsOf('npm run node -- test/run.ts types')).toEqual([])
})

test('each npm script begins with the installer, so that it runs on a fresh clone', () => {
  const others = Object.entries(scripts).filter(([, command]) => !command.startsWith('node .ci/install.mjs '))
  expect(others).toEqual([])
})

const locks = { '.': 'package-lock.json', '.ci/node': '.ci/node/package-lock.json' }

test('each installed program is ours, or belongs to a package whose checksum is in a lock file', () => {
  const bin = 'node_modules/.bin'
  const packages: Record<string, { integrity?: string }> = json(locks['.']).packages
  const known = Object.keys(packages).filter((path) => packages[path]?.integrity)
  // In a copy of the repository the folder is a link.
  const root = dirname(dirname(realpathSync(bin)))
  const strange = readdirSync(bin).filter((name) => {
    const file = relative(root, realpathSync(`${bin}/${name}`))
      .split(sep)
      .join('/')
    return ![...known, 'src/packages'].some((path) => file.startsWith(`${path}/`))
  })
  expect(readdirSync(bin).length).toBeGreaterThan(20)
  expect(strange).toEqual([])
})

test('the fetched Node of every system has a checksum, and the major version of .nvmrc', () => {
  const packages: Record<string, { version: string; integrity?: string }> = json(locks['.ci/node']).packages
  const nodes = Object.entries(packages).filter(([path]) => path !== '')
  const [major] = readFileSync('.nvmrc', 'utf8').split('.')
  expect(nodes.length).toBeGreaterThan(2)
  expect(
    nodes.filter(([, { version, integrity }]) => !integrity || !version.startsWith(`${major}.`)),
  ).toEqual([])
})
