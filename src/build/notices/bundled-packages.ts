import { build } from 'esbuild'

/** E.g. `@hono/react-renderer`; undefined for a file of the site. */
export const packageOf = (file: string): string | undefined =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]

/** The npm packages that the Worker and the browser get code of, in alphabetical order. */
export async function findBundledPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['src/index.ts', 'client/page/loader.ts', 'client/page/hydrate.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    format: 'esm',
    conditions: ['workerd', 'worker', 'browser'],
    // Output of other builders, which contains no code of packages.
    external: ['#build/*', 'cloudflare:*', 'node:*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    minifySyntax: true,
    logLevel: 'error',
  })
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  )
  return [...new Set(files.flatMap((file) => packageOf(file) ?? []))].sort()
}
