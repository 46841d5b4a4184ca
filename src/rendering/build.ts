/** Builds React's renderer for the Worker into `public/build`: README.md says from what, and what is changed. */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = dirname(fileURLToPath(import.meta.url))

await build({
  entryPoints: [resolve(here, '../../node_modules/react-dom/server.bun.js')],
  outfile: resolve(here, '../../public/build/react-server.cjs'),
  bundle: true,
  format: 'cjs',
  platform: 'node',
  // One React for the renderer and for the components.
  external: ['react', 'react-dom'],
  inject: [resolve(here, 'fragment-length.ts')],
  define: { 'process.env.NODE_ENV': '"production"', 'Buffer.byteLength': 'fragmentLength' },
  logLevel: 'warning',
})
console.log('built the renderer')
