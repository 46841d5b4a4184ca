import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { wranglerConfig } from '#test/support/wrangler-config.ts'

/** Replaces matching modules by empty ones; modules that only they import disappear too. */
const without = (modules: RegExp): Plugin => ({
  name: 'without',
  setup({ onLoad }) {
    onLoad({ filter: modules }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
  },
})

async function gzipOf(plugins: Plugin[]): Promise<number> {
  const options = {
    entryPoints: ['src/index.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2024',
    jsx: 'automatic',
    conditions: ['workerd', 'worker', 'browser'],
    alias: wranglerConfig.alias,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['node:*', 'cloudflare:*', '*.bin'],
    loader: { '.css': 'text' },
    logLevel: 'error',
    plugins,
  } satisfies BuildOptions
  const { outputFiles } = await build(options)
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

/** Bytes of gzip that modules add to the Worker's script. */
export async function gzipShare(modules: RegExp): Promise<number> {
  return (await gzipOf([])) - (await gzipOf([without(modules)]))
}
