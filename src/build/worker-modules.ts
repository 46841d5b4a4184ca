/**
 * Lets Node import the Worker's modules at build: an import of this file has to run before theirs,
 * which are therefore imported by `import()`. Packed content becomes bytes, as in the Worker;
 * components become JavaScript.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

// React reads it when it is imported, and its development build renders at a third of the speed.
process.env.NODE_ENV = 'production'

function bytesModule(file: string): string {
  const bytes = readFileSync(file).toString('base64')
  return `export default Uint8Array.from(Buffer.from('${bytes}', 'base64')).buffer`
}

function componentModule(file: string): string {
  const source = readFileSync(file, 'utf8')
  return transformSync(source, { loader: 'tsx', jsx: 'automatic', sourcefile: file }).code
}

/** Durable Objects exist in workerd alone; no page makes one. */
const platformModule = 'data:text/javascript,export class DurableObject {}'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'cloudflare:workers'
      ? { url: platformModule, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    const moduleOf = url.endsWith('.bin') ? bytesModule : url.endsWith('.tsx') ? componentModule : undefined
    if (!moduleOf) return next(url, context)
    return { format: 'module', shortCircuit: true, source: moduleOf(fileURLToPath(url)) }
  },
})
