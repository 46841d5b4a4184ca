import type { Language } from '#content/locales.ts'
import { hrefWith } from '#content/routes.ts'
import { type QuestionName, questionParameters } from '#src/study-design/question.ts'
import { type Asked, mostScenarios, readAsked } from './scenarios.ts'

/** The line above the form of a design that carries a comparison. */
export const carriedId = 'scenario'

/** Before the scenario that the open design replaces. */
const mark = '*'

/** A comparison that the page of a design carries along. */
export interface Carried {
  scenarios: readonly Asked[]
  /** Where the open design belongs: in place of a scenario, or after the last. */
  at: number
}

/** @param texts values of `with`, of which unknown designs are left out */
export function readCarried(texts: readonly string[] = []): Carried | null {
  const given = [...new Set(texts)].slice(0, mostScenarios)
  const scenarios = given.flatMap((text) => readAsked(text.replace(mark, '')) ?? [])
  if (scenarios.length === 0) return null
  const marked = given.find((text) => text.startsWith(mark))
  const at = scenarios.findIndex(({ text }) => mark + text === marked)
  return { scenarios, at: at === -1 ? scenarios.length : at }
}

/** For links from the page of a design to another state of it. */
export function carriedParameters(
  carried: Carried | null,
  question: QuestionName | null = null,
): { with?: readonly string[]; estimand?: string } {
  const asked = questionParameters(question)
  if (!carried) return asked
  const { scenarios, at } = carried
  return { ...asked, with: scenarios.map(({ text }, index) => (index === at ? mark + text : text)) }
}

/** The form of a scenario. */
export function formHref({ name, parameters }: Asked, language: Language, carried: Carried | null): string {
  const address = hrefWith(`study-design/${name}`, language, {
    ...parameters,
    ...carriedParameters(carried),
  })
  // A link to a part that the present page has too would only scroll (`client/page/anchors.ts`).
  return `${address}#${carried ? carriedId : 'design'}`
}

/** @param scenarios as in the address */
export function comparisonHref(scenarios: readonly string[], language: Language): string {
  return hrefWith('study-design-compare', language, { design: scenarios })
}
