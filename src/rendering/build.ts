/** Builds React's renderer for the Worker into `public/build`: README.md says from what, and what is changed. */
import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = dirname(fileURLToPath(import.meta.url))
const outDir = resolve(here, '../../public/build')
const reactDom = resolve(here, '../../node_modules/react-dom/cjs')

await build({
  entryPoints: [resolve(here, 'react-server.ts')],
  outfile: resolve(outDir, 'react-server.production.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  // One React for the renderer and for the components.
  external: ['react', 'react-dom'],
  alias: {
    // Without the renderer for strings that React's own entry adds.
    'react-dom/server.bun': resolve(reactDom, 'react-dom-server.bun.production.js'),
    // Of these three it needs an encoder alone, which is there without them.
    util: resolve(here, 'host.ts'),
    crypto: resolve(here, 'host.ts'),
    stream: resolve(here, 'host.ts'),
  },
  inject: [resolve(here, 'host.ts')],
  define: {
    'process.env.NODE_ENV': '"production"',
    'Buffer.byteLength': 'fragmentLength',
    queueMicrotask: 'soon',
    setTimeout: 'later',
  },
  logLevel: 'warning',
})
// `wrangler dev` bundles React for development, whose elements only a renderer for development takes.
writeFileSync(
  resolve(outDir, 'react-server.cjs'),
  `module.exports =
  process.env.NODE_ENV === 'production' ? require('./react-server.production.cjs') : require('react-dom/server.bun')
`,
)
console.log('built the renderer')
