/** Builds React for the Worker into `public/build/react.js`: README.md says from what, and what is changed. */
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { reactModules } from '#client/react-modules.ts'

const here = dirname(fileURLToPath(import.meta.url))
const host = resolve(here, 'host.ts')

/** Everything that the Worker imports of React, by whichever name. */
const contents = `
export * from 'react'
export * as default from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { renderToPipeableStream, renderToStaticMarkup, renderToString } from './react-server.ts'
`

await build({
  stdin: { contents, resolveDir: here, sourcefile: 'react.ts' },
  outfile: resolve(here, '../../public/build/react.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  plugins: [reactModules],
  // Of these three the renderer needs an encoder alone, which is there without them.
  alias: { util: host, crypto: host, stream: host },
  inject: [host],
  define: {
    'process.env.NODE_ENV': '"production"',
    'Buffer.byteLength': 'fragmentLength',
    queueMicrotask: 'soon',
    setTimeout: 'later',
  },
  logLevel: 'warning',
})
console.log('built the renderer')
