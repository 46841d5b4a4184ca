import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'

/** So many steps are remembered in an address. */
const longestPath = 6

/** The last steps before a step: none of them twice, and not the step itself. */
export function stepsBefore(at: string, steps: readonly string[]): string[] {
  return [...new Set(steps)].filter((step) => step !== at).slice(-longestPath)
}

/** The address of a step, with the steps before it. */
export function traceHref(language: Language, at: string, via: readonly string[] = []): string {
  return hrefWith('sample-study/trace', language, { at, via: stepsBefore(at, via).join('~') })
}

/** The address of an output, at one of its cells if wanted. */
export function outputHref(language: Language, output: string, cell?: string): string {
  const address = hrefWith('sample-study/outputs', language, { show: output })
  return cell ? `${address}#${cell}` : address
}
