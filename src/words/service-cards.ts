import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import type { ServiceCard } from '#content/types.ts'
import { wordsOf } from './words.ts'

export function serviceCards(page: ServicePageName, language: Language): ServiceCard[] {
  return wordsOf(`company/${page}`)(language).cards
}
