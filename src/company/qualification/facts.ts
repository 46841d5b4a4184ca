import { processors } from '#content/company/processors.ts'
import type { Language } from '#content/locales.ts'
import { type ServicePageName, servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import type { ServiceCard } from '#content/types.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { wordsOf } from '#src/words/words.ts'

/** A card of a service page with a statement, and the address of the statement. */
export interface CardStatement {
  page: ServicePageName
  card: string
  title: string
  /** Absent if only the card's list of standards names the standard. */
  sentence?: string
  address: string
}

/** Paragraphs of cards about validation and continuity, counted from 0. */
const statements = {
  validation: [
    ['edc-systems', 1],
    ['cdisc', 2],
  ],
  continuity: [['edc-systems', 2]],
} as const

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

/** False for a longer name that only begins with the standard's name. */
function isNamed(standard: string, sentence: string): boolean {
  const at = sentence.indexOf(standard)
  return at >= 0 && !/^[\p{L}\d(]/u.test(sentence.slice(at + standard.length))
}

/**
 * Highlights the sentence in a browser that can: https://wicg.github.io/scroll-to-text-fragment/
 */
function placeOf(
  page: ServicePageName,
  card: ServiceCard,
  language: Language,
  sentence?: string,
): CardStatement {
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

/** The standards of all cards in alphabetical order, with the services that list them. */
export function standardsMatrix(language: Language): { standard: string; places: CardStatement[] }[] {
  const rows = new Map<string, CardStatement[]>()
  for (const { page, card } of allCards(language)) {
    for (const standard of card.standards ?? []) {
      const sentence = sentencesOf(card).find((one) => isNamed(standard, one))
      rows.set(standard, [...(rows.get(standard) ?? []), placeOf(page, card, language, sentence)])
    }
  }
  const names = [...rows.keys()].sort()
  return names.map((standard) => ({ standard, places: rows.get(standard) ?? [] }))
}

/** @throws if a paragraph no longer exists */
export function statementsOn(subject: keyof typeof statements, language: Language) {
  return statements[subject].map(([id, index]) => {
    const found = allCards(language).find(({ card }) => card.id === id)
    const text = found?.card.content.split('\n\n')[index]
    if (!found || !text)
      throw new Error(`The card ${id} has no paragraph ${index}. Correct "statements" in facts.ts.`)
    return { text, place: placeOf(found.page, found.card, language) }
  })
}

export function processorsIn(language: Language) {
  return processors.map(({ name, place, task }) => ({ name, place: place[language], task: task[language] }))
}

export const qualificationWords = wordsOf('company/qualification')
