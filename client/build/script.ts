import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { floor } from './floor/floor.ts'
import { reactModules } from './react-modules.ts'

const options = {
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  charset: 'utf8',
  target: floor.targets,
  jsx: 'automatic',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
} satisfies BuildOptions

/** The minified code keeps no comment of a package; this names the file that has them. */
const notice = '/*! Third-party notices: /third-party-notices.txt */'

function withImports({ outputs }: Pick<Metafile, 'outputs'>, path: string): string[] {
  const imports = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? []
  return [path, ...imports.flatMap((file) => withImports({ outputs }, file.path))]
}

function outputOf({ outputs }: Metafile, entry: string): string {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(entry))
  if (!found) throw new Error(`the browser bundle has no ${entry}`)
  return found[0]
}

/** Replaces the import of `hydrate.tsx` with its built file. */
const builtHydration = (file: string): Plugin => ({
  name: 'built',
  setup({ onResolve }) {
    onResolve({ filter: /\/hydrate\.tsx$/ }, () => ({ path: `./${file}`, external: true }))
  },
})

interface Script {
  /** The address of the loader. */
  script: string
  /** The files that the browser gets code of. React's are named `react:` and the import's path. */
  sources: string[]
  /** The names of all files. */
  files: string[]
  /** The files of the site that decide all this. */
  inputs: string[]
}

function sourcesOf({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs))
}

/** The names of the files `client/compute/*-worker.ts`. A removed subject takes its file along. */
const workersIn = (root: string) =>
  globSync('client/compute/*-worker.ts', { cwd: root })
    .map((file) => basename(file, '-worker.ts'))
    .sort()

async function buildWorker(root: string, outdir: string, name: string) {
  const entryPoint = resolve(root, `client/compute/${name}-worker.ts`)
  const { metafile } = await build({ ...options, outdir, entryPoints: [entryPoint] })
  return { name, metafile, file: `/build/${basename(outputOf(metafile, `${name}-worker.ts`))}` }
}

/** Builds without a shared chunk, so that the loader and each worker are one request. */
export async function buildScript(root: string, outdir: string): Promise<Script> {
  const workerFiles = await Promise.all(workersIn(root).map((name) => buildWorker(root, outdir, name)))
  const islands = await build({
    ...options,
    outdir,
    entryPoints: [resolve(root, 'client/page/hydrate.tsx')],
    plugins: [reactModules],
    inject: [resolve(root, 'client/page/message-channel.ts')],
    define: {
      'process.env.NODE_ENV': '"production"',
      workerFiles: JSON.stringify(Object.fromEntries(workerFiles.map(({ name, file }) => [name, file]))),
    },
  })
  const [hydrate = '', ...imported] = new Set(
    withImports(islands.metafile, outputOf(islands.metafile, 'hydrate.tsx')),
  )
  // A banner of esbuild would be in every chunk. The loader has no code of packages.
  writeFileSync(hydrate, `${notice}\n${readFileSync(hydrate, 'utf8')}`)
  const loader = await build({
    ...options,
    outdir,
    entryPoints: [resolve(root, 'client/page/loader.ts')],
    plugins: [builtHydration(basename(hydrate))],
    define: { hydrationFiles: JSON.stringify(imported.map((file) => `/build/${basename(file)}`)) },
  })
  const built = [...workerFiles, islands, loader].map(({ metafile }) => metafile)
  return {
    script: `/build/${basename(outputOf(loader.metafile, 'loader.ts'))}`,
    sources: built.flatMap(sourcesOf),
    inputs: [...new Set(built.flatMap(({ inputs }) => Object.keys(inputs)))].filter(
      (file) => !/^react:|node_modules/.test(file),
    ),
    files: built.flatMap(({ outputs }) => Object.keys(outputs).map((path) => basename(path))),
  }
}
