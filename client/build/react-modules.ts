import { createRequire } from 'node:module'
import commonjs from '@rollup/plugin-commonjs'
import type { Plugin } from 'esbuild'
import { rollup } from 'rollup'

const isReact = /^(?:react|react-dom|scheduler)(?:\/|$)/

function fileOf(path: string): string {
  const [name = ''] = path.split('/')
  const directory = createRequire(import.meta.url)
    .resolve(`${name}/package.json`)
    .slice(0, -'/package.json'.length)
  return `${directory}/cjs/${path.replace('/', '-')}.production.js`
}

/** esbuild wraps CommonJS in a function, which the main thread parses a second time. */
export const reactModules: Plugin = {
  name: 'react-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: isReact }, ({ path }) => ({ path, namespace: 'react', sideEffects: false }))
    onLoad({ filter: isReact, namespace: 'react' }, async ({ path }) => {
      const converted = await rollup({
        input: fileOf(path),
        external: isReact,
        plugins: [commonjs({ strictRequires: 'auto', sourceMap: false })],
      })
      const { output } = await converted.generate({ interop: 'default' })
      return { contents: output[0].code, resolveDir: import.meta.dirname }
    })
  },
}
