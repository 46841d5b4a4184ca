import { type BuildContext, context } from 'esbuild'
import { installedPackages } from '#client/build/installed-packages.ts'

const prepare = () =>
  context({
    entryPoints: ['src/index.ts'],
    bundle: true,
    write: false,
    outdir: 'unused',
    format: 'esm',
    platform: 'neutral',
    external: ['#build/*', 'cloudflare:*', 'node:*', ...installedPackages()],
    logLevel: 'silent',
  })

let prepared: Promise<BuildContext> | undefined

/**
 * Finds a wrong import or a syntax error of the Worker before wrangler does: it would answer nothing
 * until the next build has passed.
 * @throws with the place
 */
export async function checkBundle(): Promise<void> {
  prepared ??= prepare()
  await (await prepared).rebuild()
}
