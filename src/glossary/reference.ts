import type { Language } from '#content/locales.ts'
import { termHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { Reference, TermEntry } from '#content/types.ts'
import { sampleLine } from '#src/words/sample-line.ts'
import { wordsOf } from '#src/words/words.ts'

const glossary = wordsOf('glossary/key-concepts')

/**
 * Without a date, because the terms have none.
 * @param origin `SITE_ORIGIN`
 */
export function termReference({ slug, term }: TermEntry, language: Language, origin: string): Reference {
  const publisher = site.name[language]
  const note = sampleLine(language, 'cited')
  return {
    id: language === 'en' ? slug : `${slug}-${language}`,
    type: 'entry-dictionary',
    title: term[language],
    author: [{ literal: publisher }],
    language,
    'container-title': glossary(language).title,
    publisher,
    'publisher-place': site.city[language],
    URL: origin + termHref(slug, language),
    ...(note ? { note } : {}),
  }
}
