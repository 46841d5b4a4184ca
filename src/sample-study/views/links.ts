import type { Language } from '#content/locales.ts'
import { hrefWith, routes } from '#content/routes.ts'
import { absolute } from '#src/site/head/addresses.ts'

/** The highest number of steps in an address. */
const longestPath = 6

/** The last steps before a step, without repeats and without the step itself. */
export function stepsBefore(at: string, steps: readonly string[]): string[] {
  return [...new Set(steps)].filter((step) => step !== at).slice(-longestPath)
}

/** @param sort a column of its rows, with a minus for the reverse order */
export function traceHref(language: Language, at: string, via: readonly string[] = [], sort = ''): string {
  return hrefWith('sample-study/trace', language, { at, sort, via: stepsBefore(at, via).join('~') })
}

/** @param file below the folder of programs, e.g. `t-14-2-1.sql` */
export const programHref = (file: string): string => `/sample-study/programs/${file}`

/** A step as JSON. */
export const stepFile = (language: Language, at: string): string =>
  absolute('', `${routes['sample-study/trace']}.json`, language, new URLSearchParams({ at }).toString())

export const participantHref = (language: Language, id: string): string =>
  hrefWith('sample-study/participant', language, { id })

export function outputHref(language: Language, output: string, cell?: string): string {
  const address = hrefWith('sample-study/outputs', language, { show: output })
  return cell ? `${address}#${cell}` : address
}

/** @param group of rules */
export const ruleGroupHref = (language: Language, group: string): string =>
  `${hrefWith('sample-study/conformance', language, { group })}#${group}`

/** The queries that a check raised. */
export const queriesHref = (language: Language, check: string): string =>
  `${hrefWith('sample-study/data-management', language, { check })}#queries`
