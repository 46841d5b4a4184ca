import type { Language } from '#content/locales.ts'
import { hrefWith, isPageName, isStatic } from '#content/routes.ts'

/** Strings, because a provider may remove the sample study. */
const page: string = 'sample-study/trace'
const list: string = 'sample-study/participants'

/** Where the survival time of a participant comes from. Undefined without the sample study. */
export function participantHref(subject: string, language: Language): string | undefined {
  if (!isPageName(page) || !isStatic(page)) return undefined
  return hrefWith(page, language, { at: `${subject}.ADTTE.1.AVAL` })
}

/** The list of the participants, each a link. Undefined without the sample study. */
export function participantsHref(language: Language): string | undefined {
  return isPageName(list) && isStatic(list) ? hrefWith(list, language, {}) : undefined
}
