import { createHash, hash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { type Builder, isDev } from './builders.ts'

/** Where the hash of a builder's inputs is kept, beside its output. */
export const hashFile = ({ name }: Builder) => `.build/${name.replaceAll(' ', '-')}.hash`

/** The hash of the inputs at its last run; undefined when its output is not there. */
export function keptHash(builder: Builder): string | undefined {
  const isThere = [hashFile(builder), ...builder.writes].every((file) => existsSync(file))
  return isThere ? readFileSync(hashFile(builder), 'utf8') : undefined
}

/** Each module with what it imports: paths below the root, or names of `.build/`. */
type Imports = Readonly<Record<string, readonly string[]>>

/** The modules of all builders, as esbuild finds them. Packages are not followed. */
export async function sourcesOf(builders: readonly Builder[]): Promise<Imports> {
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

function withImports(file: string, sources: Imports, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  for (const imported of sources[file] ?? []) withImports(imported, sources, found)
  return found
}

/**
 * The hash of all that decides a builder's output: the files that it imports and reads, and the
 * versions of packages and of Node.
 */
export function hashOf({ entry, reads = [], ignores = [], isForDeploy }: Builder, sources: Imports): string {
  if (isDev && isForDeploy) return 'nothing for wrangler dev'
  const files = withImports(entry, sources)
  for (const file of globSync(reads)) files.add(file)
  for (const name of ignores) files.delete(`.build/${name}`)
  const sum = createHash('sha256').update(process.version)
  for (const file of ['package-lock.json', ...[...files].filter((file) => !isTest(file)).sort()])
    sum.update(`\n${file} ${hash('sha256', readFileSync(file))}`)
  return sum.digest('hex')
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
