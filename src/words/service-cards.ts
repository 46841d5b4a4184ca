import type { CardId } from '#content/contact/form.ts'
import type { Language } from '#content/locales.ts'
import { type ServicePageName, servicePages } from '#content/navigation.ts'
import type { ServiceCard } from '#content/types.ts'
import { wordsOf } from './words.ts'

export function serviceCards(page: ServicePageName, language: Language): ServiceCard[] {
  return wordsOf(`company/${page}`)(language).cards
}

/** Parses the words of one page after the other, until one has the card. */
export function findCard(id: CardId, language: Language): ServiceCard | undefined {
  for (const page of servicePages) {
    const found = serviceCards(page, language).find((card) => card.id === id)
    if (found) return found
  }
  return undefined
}
