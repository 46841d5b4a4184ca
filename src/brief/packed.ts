import type { DesignName } from '#content/routes.ts'
import { parametersOfEstimand } from '#src/estimand/read.ts'
import { designs, isDesignName } from '#src/study-design/designs/index.ts'
import type { Texts } from '#src/study-design/frame/fields.ts'
import { parametersOf } from '#src/study-design/frame/parameters.ts'

/**
 * Signs that would end a parameter inside a parameter; letters stay as they are, for the length.
 */
const escaped = (text: string) => text.replace(/[%&=+#]/g, encodeURIComponent)

function packed(parameters: Texts): string {
  return Object.entries(parameters)
    .map(([name, text]) => `${name}=${escaped(text)}`)
    .join('&')
}

/** An estimand as one parameter of the brief's address. */
export function packEstimand(texts: Texts): string {
  return packed(parametersOfEstimand(texts))
}

/** A design as one parameter of the brief's address: `two-means?difference=5&…`. */
export function packDesign(name: DesignName, texts: Texts): string {
  return `${name}?${packed(parametersOf(designs[name].fields, texts))}`
}

/** The parameters of what was packed. */
export function unpacked(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

/** A packed design again; null where the name is none. */
export function unpackDesign(text: string): { name: DesignName; parameters: Record<string, string> } | null {
  const [, name = '', query = ''] = /^([\w-]+)\??(.*)$/s.exec(text) ?? []
  return isDesignName(name) ? { name, parameters: unpacked(query) } : null
}
