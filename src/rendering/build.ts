/** Builds React's renderer for the Worker into `public/build`: README.md says from what, and what is changed. */
import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = dirname(fileURLToPath(import.meta.url))
const outDir = resolve(here, '../../public/build')

await build({
  entryPoints: [resolve(here, '../../node_modules/react-dom/server.bun.js')],
  outfile: resolve(outDir, 'react-server.production.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  // One React for the renderer and for the components.
  external: ['react', 'react-dom'],
  inject: [resolve(here, 'fragment-length.ts')],
  define: { 'process.env.NODE_ENV': '"production"', 'Buffer.byteLength': 'fragmentLength' },
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
