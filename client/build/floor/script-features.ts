import mdn from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { missingIn } from './missing.ts'

/**
 * The browsers that lack a feature at the floor, by its spelling in code: `name` for a global, `.name`
 * for a member, `Interface.name` for a static one, `name event`.
 */
type ScriptFeatures = ReadonlyMap<string, readonly string[]>

/** Members of these are globals too. */
const globalObjects = [
  'Window',
  'WorkerGlobalScope',
  'DedicatedWorkerGlobalScope',
  'WindowOrWorkerGlobalScope',
]

/** MDN's data mark static members of the platform. Those of the language have no prototype in their link. */
const isStatic = (name: string, { source_file: file, spec_url: link }: CompatStatement) =>
  name.endsWith('_static') || (file.startsWith('javascript/') && !/prototype/.test(String(link)))

function spellings(owner: string, name: string, compat: CompatStatement): string[] {
  if (name.endsWith('_event')) {
    const event = name.slice(0, -'_event'.length)
    return [`${event} event`, `.on${event}`]
  }
  if (isStatic(name, compat)) return [`${owner}.${name.replace(/_static$/, '')}`]
  return globalObjects.includes(owner) ? [name, `.${name}`] : [`.${name}`]
}

function* featuresOf(owner: string, data: Identifier): Generator<[string, CompatStatement]> {
  for (const name of Object.keys(data)) {
    const { __compat: compat } = data[name] ?? {}
    if (name === '__compat' || !compat || !/^\w+$/.test(name)) continue
    for (const spelling of owner ? spellings(owner, name, compat) : [name, `.${name}`])
      yield [spelling, compat]
    // Below a member are its options. The members of namespaces (`Intl`) have members of their own.
    if (!owner || /^[A-Z]/.test(name)) yield* featuresOf(name, data[name] ?? {})
  }
}

/** A spelling of several features is newer than the floor if all of them are. */
export function scriptFeatures(): ScriptFeatures {
  const found = new Map<string, string[]>()
  for (const data of [mdn.api, mdn.javascript.builtins ?? {}]) {
    for (const [spelling, compat] of featuresOf('', data)) {
      if (compat.status?.deprecated || found.get(spelling)?.length === 0) continue
      found.set(spelling, missingIn(compat))
    }
  }
  return found
}
