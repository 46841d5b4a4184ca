/**
 * Lets Node import the modules of the Worker. Import this file first and the modules of the Worker
 * with `import()`. Packed content becomes bytes, components become JavaScript.
 */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

// React reads it at its import. Its development build renders at a third of the speed.
process.env.NODE_ENV = 'production'

function bytesModule(file: string): string {
  const bytes = readFileSync(file).toString('base64')
  return `export default Uint8Array.from(Buffer.from('${bytes}', 'base64')).buffer`
}

function componentModule(file: string): string {
  const source = readFileSync(file, 'utf8')
  return transformSync(source, { loader: 'tsx', jsx: 'automatic', sourcefile: file }).code
}

/** Durable Objects exist in workerd only. No page makes one. */
const platformModule = 'data:text/javascript,export class DurableObject {} export class RpcTarget {}'

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
