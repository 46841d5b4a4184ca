import { createHash, hash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import type { Builder } from './builder.ts'
import { builders, isDev } from './builders.ts'

/** What a builder imported at its last run, and the hashes of that and of all its inputs then. */
interface Kept {
  modules: string[]
  modulesHash: string
  hash: string
}

/** Kept beside its output. */
const keptFile = ({ name }: Builder) => `.build/${name.replaceAll(' ', '-')}.inputs.json`

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** The files that decide a builder's output, its modules among them, and the versions of packages. */
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

/** In `wrangler dev` the hash of a builder that has nothing to do there. */
const nothingForDev = 'nothing for wrangler dev'

function keptInputs(builder: Builder): Kept | undefined {
  const isThere = [keptFile(builder), ...builder.writes].every((file) => existsSync(file))
  return isThere ? JSON.parse(readFileSync(keptFile(builder), 'utf8')) : undefined
}

/**
 * Whether a builder's inputs are those of its last run. Its modules of then are enough to tell: who
 * imports another one has changed itself.
 */
export function isCurrent(builder: Builder): boolean {
  const kept = keptInputs(builder)
  if (isDev && builder.isForDeploy) return kept?.hash === nothingForDev
  return kept !== undefined && kept.hash === hashOf(filesOf(builder, kept.modules))
}

/** Each module with what it imports: paths below the root, or names of `.build/`. */
type Imports = Readonly<Record<string, readonly string[]>>

/** The modules of all builders, as esbuild finds them. Packages are not followed. */
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
    // esbuild names the pattern of an `import()` whose path holds a variable.
    const found = imported.includes('*') ? globSync(join(dirname(file), imported)) : [imported]
    for (const one of found) withImports(one, imports, files)
  }
  return files
}

/** The modules of a builder: those of its last run, if none of them has changed. */
async function modulesOf({ entry }: Builder, kept: Kept | undefined): Promise<string[]> {
  if (kept && hashOf(kept.modules) === kept.modulesHash) return kept.modules
  found ??= findImports()
  return [...withImports(entry, await found)]
}

/**
 * Runs a builder and keeps its inputs. One that was saved meanwhile may have been read before: then
 * the builder runs again at the next build.
 */
export async function runBuilder(builder: Builder, run: (builder: Builder) => Promise<void>): Promise<void> {
  const kept = keptInputs(builder)
  // A run that does not end has written half.
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
