import type { Answer, DesignName, Result, Texts } from '@marom/trial-designs'
import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import { linesOf } from '#src/site/tool.ts'
import { frameWords, lexiconOf, methodsText } from './words.ts'

/** What a tool refuses: assumptions that were left out, by name. Empty if all are given. */
export function missingText(name: DesignName, language: Language, { leftOut }: Answer): string {
  const { defaulted } = leftOut
  if (defaulted.length === 0) return ''
  const { label } = lexiconOf(name, language)
  const { missing } = frameWords(language).machines
  return linesOf(
    missing,
    defaulted.map((field) => `${field}: ${label(field)}`),
  )
}

/** E.g. `Not given, so the usual values are taken: alpha=0.05, power=80`. */
export function usualText(language: Language, conventional: readonly string[], inputs: Texts): string {
  const taken = conventional.filter((field) => inputs[field] !== undefined)
  const values = taken.map((field) => `${field}=${inputs[field]}`).join(', ')
  return values && fill(frameWords(language).machines.usual, { values })
}

/** The methods paragraph where each assumption is given: equal to the example's, it is still the asker's. */
export const givenMethods = (name: DesignName, language: Language, { methods, r }: Result): string =>
  methodsText(name, language, { methods, r, likeness: { same: [], isExample: false } })
