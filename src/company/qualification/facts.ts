import { processors } from '#content/company/processors.ts'
import type { Language } from '#content/locales.ts'
import { type ServicePageName, servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import type { ServiceCard } from '#content/types.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'

/** A card of a service page where something is said, and the address of the words. */
export interface Place {
  page: ServicePageName
  card: string
  title: string
  /** The sentence that is meant; none where only the card's list of standards names it. */
  sentence?: string
  address: string
}

/** Which paragraphs of which cards speak of validation and of continuity, counted from 0. */
const statements = {
  validation: [
    ['edc-systems', 1],
    ['cdisc', 2],
  ],
  continuity: [['edc-systems', 2]],
} as const

/** Every text of a card in which a standard may be named. */
function sentencesOf({
  description,
  content,
  features = [],
  benefits = [],
  services = [],
  ...card
}: ServiceCard) {
  const items = services.flatMap((one) => [one.description ?? '', ...(one.items ?? [])])
  const texts = [description, ...content.split('\n\n'), ...features, ...items, ...benefits]
  return [...texts, card.additionalInfo ?? ''].flatMap((text) => text.split(/(?<=[.!?])\s+(?=\p{L})/u))
}

/** Whether a sentence names a standard, and no other whose name only begins so. */
function isNamed(standard: string, sentence: string): boolean {
  const at = sentence.indexOf(standard)
  return at >= 0 && !/^[\p{L}\d(]/u.test(sentence.slice(at + standard.length))
}

/**
 * An address that marks the words where the browser can, and leads to the card where it cannot:
 * https://wicg.github.io/scroll-to-text-fragment/
 */
function placeOf(page: ServicePageName, card: ServiceCard, language: Language, sentence?: string): Place {
  const { id, title } = card
  const mark = sentence ? `:~:text=${encodeURIComponent(sentence).replaceAll('-', '%2D')}` : ''
  return {
    page,
    card: id,
    title,
    ...(sentence ? { sentence } : {}),
    address: href(page, language, id) + mark,
  }
}

const allCards = (language: Language) =>
  servicePages.flatMap((page) => serviceCards(page, language).map((card) => ({ page, card })))

/**
 * Each standard that a card lists, in the order of the alphabet, with the services that list it.
 */
export function standardsMatrix(language: Language): { standard: string; places: Place[] }[] {
  const rows = new Map<string, Place[]>()
  for (const { page, card } of allCards(language)) {
    for (const standard of card.standards ?? []) {
      const sentence = sentencesOf(card).find((one) => isNamed(standard, one))
      rows.set(standard, [...(rows.get(standard) ?? []), placeOf(page, card, language, sentence)])
    }
  }
  const names = [...rows.keys()].sort()
  return names.map((standard) => ({ standard, places: rows.get(standard) ?? [] }))
}

/** What the cards say of a subject, paragraph by paragraph. @throws where a paragraph is gone */
export function statementsOn(subject: keyof typeof statements, language: Language) {
  return statements[subject].map(([id, index]) => {
    const found = allCards(language).find(({ card }) => card.id === id)
    const text = found?.card.content.split('\n\n')[index]
    if (!found || !text)
      throw new Error(`The card ${id} has no paragraph ${index}. Correct "statements" in facts.ts.`)
    return { text, place: placeOf(found.page, found.card, language) }
  })
}

/** Who processes personal data for the site, in the words of a language. */
export function processorsIn(language: Language) {
  return processors.map(({ name, place, task }) => ({ name, place: place[language], task: task[language] }))
}

export const qualificationWords = wordsOf('company/qualification')
