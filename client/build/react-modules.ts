import { createRequire } from 'node:module'
import commonjs from '@rollup/plugin-commonjs'
import type { Plugin } from 'esbuild'
import { rollup } from 'rollup'

const isReact = /^(?:react|react-dom|scheduler)(?:\/|$)/

/** Where a package of React has what is imported of it, for production. */
function fileOf(path: string): string {
  const [name = ''] = path.split('/')
  const directory = createRequire(import.meta.url)
    .resolve(`${name}/package.json`)
    .slice(0, -'/package.json'.length)
  return `${directory}/cjs/${path.replace('/', '-')}.production.js`
}

/**
 * React as ES modules, by rollup's own converter. esbuild wraps CommonJS in a function, which is
 * parsed a second time, whole, when it is called; a module's statements are parsed once, off the
 * main thread.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: isReact }, ({ path }) => ({ path, namespace: 'react', sideEffects: false }))
    onLoad({ filter: isReact, namespace: 'react' }, async ({ path }) => {
      const converted = await rollup({
        input: fileOf(path),
        external: isReact,
        plugins: [commonjs({ strictRequires: 'auto' })],
      })
      const { output } = await converted.generate({ interop: 'default' })
      return { contents: output[0].code, resolveDir: import.meta.dirname }
    })
  },
}
