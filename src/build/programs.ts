/**
 * Bundles the programs of builders, so that Node does not find, read and convert the same thousand
 * modules once for each of them, and finds what they import.
 */
import { globSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { installedPackages } from '#client/build/installed-packages.ts'
import type { Builder } from './builder.ts'

const folder = '.build/programs'

export const programOf = ({ entry }: Pick<Builder, 'entry'>) => join(folder, entry.replace(/\.tsx?$/, '.js'))

const options = {
  outdir: folder,
  outbase: '.',
  bundle: true,
  splitting: true,
  metafile: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  jsx: 'automatic',
  external: ['#build/*', 'cloudflare:*', ...installedPackages()],
  // A module that is a program too is none here.
  define: { 'import.meta.main': 'false' },
  logLevel: 'silent',
} satisfies BuildOptions

/** The modules of a program, or why there is no program. */
export type Found = { modules: string[] } | { error: Error }

function withImports(file: string, inputs: Metafile['inputs'], files = new Set<string>()): Set<string> {
  if (files.has(file)) return files
  files.add(file)
  for (const { path, external } of inputs[file]?.imports ?? []) {
    if (path.startsWith('#build/')) files.add(path.replace('#build/', '.build/'))
    // For an `import()` with a variable in its path, esbuild gives a pattern, which it calls external.
    if (path.includes('*'))
      for (const one of globSync(join(dirname(file), path))) withImports(one, inputs, files)
    else if (!external) withImports(path, inputs, files)
  }
  return files
}

async function bundled(builders: readonly Builder[], keepNames = false): Promise<[Builder, Found][]> {
  const { metafile } = await build({ ...options, keepNames, entryPoints: builders.map(({ entry }) => entry) })
  return builders.map((one) => [one, { modules: [...withImports(one.entry, metafile.inputs)] }])
}

/** To keep names costs a call for each function that is made. */
async function bundledInTwo(builders: readonly Builder[]): Promise<[Builder, Found][]> {
  const groups = [false, true].map((keeps) =>
    bundled(
      builders.filter(({ keepsNames = false }) => keepsNames === keeps),
      keeps,
    ),
  )
  return (await Promise.all(groups)).flat()
}

/** Their names have a hash, so those of earlier builds stay. */
const mostChunks = 1000

export function tidyPrograms(): void {
  if (globSync(`${folder}/*.js`).length > mostChunks) rmSync(folder, { recursive: true })
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** One that cannot be bundled does not stop the others. */
export async function writePrograms(builders: readonly Builder[]): Promise<Map<Builder, Found>> {
  if (builders.length === 0) return new Map()
  try {
    return new Map(await bundledInTwo(builders))
  } catch {
    const each = builders.map((one) =>
      bundledInTwo([one]).catch((error): [Builder, Found][] => [[one, { error: asError(error) }]]),
    )
    return new Map((await Promise.all(each)).flat())
  }
}
