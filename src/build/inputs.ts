import { createHash, hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Builder } from './builder.ts'
import { builders, isDev } from './builders.ts'

/** The inputs of a builder at its last run. */
interface Kept {
  modules: string[]
  modulesHash: string
  /** Of all inputs, with the modules. */
  hash: string
}

const keptFile = ({ name }: Builder) => `.build/${name.replaceAll(' ', '-')}.inputs.json`

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The files that decide the output of a builder. The lock file has the versions of packages. */
function filesOf({ reads = [], ignores = [] }: Builder, modules: readonly string[]): string[] {
  const files = new Set(['package-lock.json', ...modules, ...globSync(reads)])
  for (const name of ignores) files.delete(`.build/${name}`)
  return [...files].filter((file) => !isTest(file)).sort()
}

function hashOf(files: readonly string[]): string {
  const sum = createHash('sha256').update(process.version)
  for (const file of files)
    sum.update(`\n${file} ${existsSync(file) ? hash('sha256', readFileSync(file)) : 'gone'}`)
  return sum.digest('hex')
}

/** Stored in place of a hash for a builder that `wrangler dev` skips. */
const nothingForDev = 'nothing for wrangler dev'

function keptInputs(builder: Builder): Kept | undefined {
  const isThere = [keptFile(builder), ...builder.writes].every((file) => existsSync(file))
  return isThere ? JSON.parse(readFileSync(keptFile(builder), 'utf8')) : undefined
}

/** The modules of the last run are enough: a new import changes a module, and so its hash. */
export function isCurrent(builder: Builder): boolean {
  const kept = keptInputs(builder)
  if (isDev && builder.isForDeploy) return kept?.hash === nothingForDev
  return kept !== undefined && kept.hash === hashOf(filesOf(builder, kept.modules))
}

/** The imports of each module, as paths from the root. */
type Imports = Readonly<Record<string, readonly string[]>>

async function findImports(): Promise<Imports> {
  const { metafile } = await build({
    entryPoints: builders.map(({ entry }) => entry),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: ['#build/*'],
    logLevel: 'error',
  })
  return Object.fromEntries(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.map(({ path }) => path.replace(/^#build\//, '.build/')),
    ]),
  )
}

let found: Promise<Imports> | undefined

function withImports(file: string, imports: Imports, files = new Set<string>()): Set<string> {
  if (files.has(file) || !existsSync(file)) return files
  files.add(file)
  for (const imported of imports[file] ?? []) {
    // For an `import()` with a variable in its path, esbuild gives a pattern.
    const found = imported.includes('*') ? globSync(join(dirname(file), imported)) : [imported]
    for (const one of found) withImports(one, imports, files)
  }
  return files
}

async function modulesOf({ entry }: Builder, kept: Kept | undefined): Promise<string[]> {
  if (kept && hashOf(kept.modules) === kept.modulesHash) return kept.modules
  found ??= findImports()
  return [...withImports(entry, await found)]
}

/** If an input changes during the run, no hash is stored: the next build runs the builder again. */
export async function runBuilder(builder: Builder, run: (builder: Builder) => Promise<void>): Promise<void> {
  const kept = keptInputs(builder)
  // A run that fails may leave half of its output.
  rmSync(keptFile(builder), { force: true })
  const startedAt = Date.now() + 1
  const [modules] = await Promise.all([modulesOf(builder, kept), run(builder)])
  const files = filesOf(builder, modules)
  if (files.some((file) => statSync(file).mtimeMs > startedAt)) return
  const isNothing = isDev && builder.isForDeploy
  const now: Kept = {
    modules,
    modulesHash: hashOf(modules),
    hash: isNothing ? nothingForDev : hashOf(files),
  }
  writeFileSync(keptFile(builder), JSON.stringify(now))
}
