import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/** What the browser's script and the Worker import of React, and the file of the package that is meant. */
const files: Record<string, string> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  'react-dom/server.bun': 'react-dom/cjs/react-dom-server.bun.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

function pathOf(file: string): string {
  const require = createRequire(import.meta.url)
  const [name = ''] = file.split('/')
  return join(dirname(require.resolve(`${name}/package.json`)), file.slice(name.length))
}

/**
 * For what React throws to itself, of which nobody reads a stack. V8 takes one all the same, and to know the line at the top
 * of a module it parses the whole module again.
 */
const thrown = `function thrown(message) { return Object.assign(Object.create(Error.prototype), { message }) }`

/**
 * A CommonJS file of React as an ES module of the same statements: `require` at its head becomes `import`, and every
 * `exports.name` a variable that is exported. Errors that are made when the file starts have no stack.
 * @throws if something is left that an ES module does not know.
 */
export function toModule(code: string): string {
  const names = new Set<string>()
  const body = code
    .replace(
      /^var (\w+ = require\("[^"]+"\)(?:,\s*\w+ = require\("[^"]+"\))*)(;|,)/gm,
      (_all, list: string, end: string) => {
        const imports = list.replaceAll(/(\w+) = require\(("[^"]+")\),?\s*/g, 'import * as $1 from $2;\n')
        return end === ';' ? imports : `${imports}var`
      },
    )
    .replaceAll(/^require\(("[^"]+")\);/gm, 'import $1;')
    .replaceAll(/^exports\.(\w+) =/gm, (_all, name: string) => {
      names.add(name)
      return `var export_${name} =`
    })
    .replaceAll(/\bexports\.(\w+)/g, 'export_$1')
    .replaceAll(/\b(\w+Exception) = Error\(/g, '$1 = thrown(')
  const left = /\b(?:require\(|exports[.[]|module\.).*/.exec(body)
  if (left) throw new Error(`React is written otherwise than client/react-modules.ts knows: ${left[0]}`)
  const list = [...names].map((name) => `export_${name} as ${name}`)
  return `${body}\n${thrown}\nexport { ${list.join(', ')} }`
}

/**
 * React as ES modules. A bundler wraps CommonJS in a function, which is parsed a second time, whole, when it is called:
 * 60 ms of a slow phone's main thread, and of a Worker's start. A module's statements are parsed once, in the browser off
 * the main thread, and what nobody imports is left out.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  setup(build) {
    build.onResolve({ filter: /^(?:react|react-dom|scheduler)(?:\/|$)/ }, ({ path }) => {
      const file = files[path]
      if (!file) throw new Error(`client/react-modules.ts does not know ${path}`)
      return { path: pathOf(file), namespace: 'react', sideEffects: false }
    })
    build.onLoad({ filter: /.*/, namespace: 'react' }, ({ path }) => ({
      // Jotai imports `React` itself.
      contents: `${toModule(readFileSync(path, 'utf8'))}\nexport * as default from "react"`,
      resolveDir: dirname(path),
    }))
  },
}
