import { processorsWith } from '#content/company/processors.ts'
import { askedStatuses } from '#content/company/qualification/asked-statuses.ts'
import { issuers } from '#content/company/standards.ts'
import type { Language } from '#content/locales.ts'
import { type ServicePageName, servicePages } from '#content/navigation.ts'
import { href } from '#content/routes.ts'
import type { ServiceCard } from '#content/types.ts'
import { inlinesOf } from '#src/words/link-target.ts'
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
    ['cdisc', 3],
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

/** Also the hyphen, which has a meaning in a text fragment. */
const encoded = (sign: string) => (sign === '-' ? '%2D' : encodeURIComponent(sign))

/**
 * Letters stay as they are: encoded, Hebrew would take three times the room. The address highlights
 * the sentence in a browser that can: https://wicg.github.io/scroll-to-text-fragment/
 */
function placeOf(
  page: ServicePageName,
  card: ServiceCard,
  language: Language,
  sentence?: string,
): CardStatement {
  const { id, title } = card
  const mark = sentence ? `:~:text=${sentence.replace(/[^\p{L}\p{N}]/gu, encoded)}` : ''
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

export interface IssuerGroup {
  id: string
  name: string
  rows: readonly { standard: string; places: readonly CardStatement[] }[]
}

/**
 * The standards of all cards by issuer, with the services that list them.
 * @param service only the standards of this card
 * @throws if a card lists a standard without an issuer
 */
export function standardsMatrix(language: Language, service = ''): IssuerGroup[] {
  const places = new Map<string, CardStatement[]>()
  for (const { page, card } of allCards(language)) {
    for (const standard of card.standards ?? []) {
      const sentence = sentencesOf(card).find((one) => isNamed(standard, one))
      places.set(standard, [...(places.get(standard) ?? []), placeOf(page, card, language, sentence)])
    }
  }
  const groups = issuers.map(({ id, name, standards }) => ({
    id,
    name: name[language],
    rows: standards.map((standard) => ({ standard, places: places.get(standard) ?? [] })),
  }))
  const grouped = new Set(issuers.flatMap(({ standards }) => standards))
  const missing = [...places.keys()].filter((standard) => !grouped.has(standard))
  if (missing.length > 0)
    throw new Error(`No issuer has ${missing.join(', ')}. Add it to content/company/standards.ts.`)
  const isAsked = ({ card }: CardStatement) => service === '' || card === service
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => row.places.some(isAsked)) }))
    .filter(({ rows }) => rows.length > 0)
}

export const countOf = (groups: readonly IssuerGroup[]): number => groups.flatMap(({ rows }) => rows).length

/** The services by area, in the order of the menus. */
export const servicesByArea = (language: Language) =>
  servicePages.map((page) => ({
    page,
    area: wordsOf(`company/${page}`)(language).heading,
    services: serviceCards(page, language),
  }))

/** @throws if a paragraph no longer exists */
export function statementsOn(subject: keyof typeof statements, language: Language) {
  return statements[subject].map(([id, index]) => {
    const found = allCards(language).find(({ card }) => card.id === id)
    const text = found?.card.content.split('\n\n')[index]
    if (!found || !text)
      throw new Error(`The card ${id} has no paragraph ${index}. Correct "statements" in statements.ts.`)
    return { text, place: placeOf(found.page, found.card, language) }
  })
}

export function processorsIn(language: Language) {
  return processorsWith().map(({ name, place, task }) => ({
    name,
    place: place[language],
    task: task[language],
  }))
}

export const qualificationWords = wordsOf('company/qualification')

/** What auditors ask for, as plain text. */
export function askedRows(language: Language) {
  const { rows, statuses } = qualificationWords(language).asked
  return rows.map(({ id, thing, text }) => ({
    id,
    thing,
    status: statuses[askedStatuses[id]],
    text: inlinesOf(text)
      .map((part) => part.text)
      .join(''),
    address: href('qualification', language, id),
  }))
}
