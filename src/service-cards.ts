import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import { en as biostatisticsEn } from '#content/pages/biostatistics/en.ts'
import { he as biostatisticsHe } from '#content/pages/biostatistics/he.ts'
import { en as clinicalEn } from '#content/pages/clinical-solutions/en.ts'
import { he as clinicalHe } from '#content/pages/clinical-solutions/he.ts'
import { en as dataEn } from '#content/pages/data-management/en.ts'
import { he as dataHe } from '#content/pages/data-management/he.ts'
import type { ServiceCard } from '#content/types.ts'

const cards: Record<ServicePageName, Record<Language, ServiceCard[]>> = {
  'data-management': { en: dataEn.cards, he: dataHe.cards },
  'clinical-solutions': { en: clinicalEn.cards, he: clinicalHe.cards },
  biostatistics: { en: biostatisticsEn.cards, he: biostatisticsHe.cards },
}

/** The services of a page in a language, in the order of their cards. */
export function serviceCards(page: ServicePageName, language: Language): ServiceCard[] {
  return cards[page][language]
}
