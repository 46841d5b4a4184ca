import { basename, resolve } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { reactModules } from './react-modules.ts'

const options = {
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions

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
const built = (file: string): Plugin => ({
  name: 'built',
  setup({ onResolve }) {
    onResolve({ filter: /\/hydrate\.tsx$/ }, () => ({ path: `./${file}`, external: true }))
  },
})

/** Two builds without a shared chunk, so that the loader is one request. @returns its address */
export async function buildScript(root: string, outdir: string): Promise<string> {
  const islands = await build({
    ...options,
    outdir,
    entryPoints: [resolve(root, 'client/page/hydrate.tsx')],
    plugins: [reactModules],
    inject: [resolve(root, 'client/page/message-channel.ts')],
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const [hydrate = '', ...imported] = new Set(
    withImports(islands.metafile, outputOf(islands.metafile, 'hydrate.tsx')),
  )
  const loader = await build({
    ...options,
    outdir,
    entryPoints: [resolve(root, 'client/page/loader.ts')],
    plugins: [built(basename(hydrate))],
    define: { hydrationFiles: JSON.stringify(imported.map((file) => `/build/${basename(file)}`)) },
  })
  return `/build/${basename(outputOf(loader.metafile, 'loader.ts'))}`
}
