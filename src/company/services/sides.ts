import type { Language } from '#content/locales.ts'
import type { ServicePageName } from '#content/navigation.ts'
import type { Block, Inline, ServiceCard, ServicePageCopy } from '#content/types.ts'
import { sampleLine } from '#src/blocks/sample-note.tsx'
import { heading, list, paragraph, plain, type Sides } from '#src/blocks/sides.ts'
import { linkedService, wordsOf } from '#src/words/words.ts'

/**
 * Lines that a language says within the line before; their place is left empty. By card: the index
 * of the line in the other language, from 0.
 */
const saidBefore: Partial<Record<Language, Readonly<Record<string, number>>>> = { he: { 'edc-systems': 1 } }

/** Without the pictures. */
export function serviceSides(page: ServicePageName, language: Language): Sides {
  const copy: ServicePageCopy = wordsOf(`company/${page}`)(language)
  const { introduction, cards } = linkedService(page, language)
  const blocks = copy.cards.flatMap((card) => [
    heading(2, card.title, card.id),
    plain(card.description),
    ...(cards[card.id]?.content ?? []).map(paragraph),
    ...listsOf(card, copy, language),
    ...(card.additionalInfo ? noteOf(copy, cards[card.id]?.additionalInfo ?? []) : []),
  ])
  const sample = sampleLine(language, 'company')
  const opening = [plain(copy.lead), ...introduction.map(paragraph), ...(sample ? [plain(sample)] : [])]
  return { title: copy.heading, blocks: [...opening, ...blocks] }
}

function listsOf(card: ServiceCard, copy: ServicePageCopy, language: Language): Block[] {
  const { id, features = [], services = [], benefits = [], standards = [] } = card
  const hole = saidBefore[language]?.[id]
  const lines = hole === undefined ? features : features.toSpliced(hole, 0, '')
  const under = (name: string, label: string, blocks: Block[]) =>
    blocks.length > 0 ? [heading(3, label, `${id}-${name}`), ...blocks] : []
  return [
    ...under('features', copy.featuresLabel, lines.length > 0 ? [list(lines)] : []),
    ...under(
      'services',
      copy.servicesLabel,
      services.flatMap(({ title, description = '', items }) => [
        paragraph([
          { kind: 'strong', text: title },
          { kind: 'text', text: description && ` ${description}` },
        ]),
        ...(items ? [list(items)] : []),
      ]),
    ),
    ...under('benefits', copy.benefitsLabel, benefits.length > 0 ? [list(benefits)] : []),
    ...under('standards', copy.standardsLabel, standards.length > 0 ? [plain(standards.join(', '))] : []),
  ]
}

const noteOf = ({ additionalInfoLabel }: ServicePageCopy, inlines: Inline[]): Block[] => [
  paragraph([{ kind: 'strong', text: `${additionalInfoLabel}: ` }, ...inlines]),
]
