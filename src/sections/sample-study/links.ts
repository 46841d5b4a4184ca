import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'

/** So many steps are remembered in an address. */
const longestPath = 6

/** The address of a step, with the steps before it. */
export function traceHref(language: Language, at: string, via: readonly string[] = []): string {
  return hrefWith('sample-study/trace', language, { at, via: via.slice(-longestPath).join('~') })
}

/** The address of an output, at one of its cells if wanted. */
export function outputHref(language: Language, output: string, cell?: string): string {
  const address = hrefWith('sample-study/outputs', language, { show: output })
  return cell ? `${address}#${cell}` : address
}
