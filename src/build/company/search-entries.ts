import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Words } from '#build/words.ts'
import type { Language } from '#content/locales.ts'
import { cardAnchor, servicePages } from '#content/navigation.ts'
import { href, isPageName, isStatic, type StaticPageName } from '#content/routes.ts'
import { namesOf, otherOf, pageEntry, type Source } from '#src/build/search/source.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'
import { contact, ofAboutUs, ofPolicies, ofQualification, people } from './search-sections.ts'

function services(language: Language): Source[] {
  return servicePages.flatMap((page) => {
    const others = serviceCards(page, otherOf(language))
    return serviceCards(page, language).map((card, index) => ({
      id: `service:${page}#${card.id}`,
      kind: 'service' as const,
      href: href(page, language, cardAnchor(card.id, language)),
      title: card.title,
      other: others[index]?.title,
      place: wordsOf(`company/${page}`)(language).heading,
      body: [card.description, card.content, ...(card.features ?? []), ...(card.standards ?? [])].join(' '),
      names: namesOf(card.title, others[index]?.title),
      words: card,
    }))
  })
}

type PageOf<Folder> = Folder extends `company/${infer Name extends StaticPageName}` ? Name : never
type CompanyPage = Exclude<PageOf<keyof Words>, 'home'>

const isCompanyPage = (name: string): name is CompanyPage =>
  name !== 'home' && isPageName(name) && isStatic(name)

const pages = globSync('content/company/*/en.ts')
  .map((file) => basename(dirname(file)))
  .filter(isCompanyPage)

export const entries = (language: Language): Source[] => [
  ...services(language),
  ...pages.map((name) => pageEntry(name, language, wordsOf(`company/${name}`))),
  contact(language),
  ...ofAboutUs(language),
  ...ofQualification(language),
  ...ofPolicies(language),
  ...people(language),
]
