import type { Language } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import type { Piece } from '#src/estimand/index.ts'
import { estimandWords, sayIn, sentenceOf } from '#src/estimand/index.ts'
import { designWords, methodsText } from '#src/study-design/index.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { allDeliverables, wordsOf } from '#src/words/words.ts'
import type { Brief } from './read.ts'

export const briefWords = wordsOf('brief')

interface Row {
  label?: string
  pieces: readonly Piece[]
}

export interface Block {
  name: string
  heading: string
  rows: readonly Row[]
}

export function allServices(language: Language): { id: string; title: string }[] {
  return servicePages.flatMap((page) => serviceCards(page, language))
}

const fieldsOf = {
  study: ['subject', 'phase', 'type', 'region', 'population', 'participants', 'sites', 'countries'],
  timeline: ['start', 'lock', 'report'],
  outputs: ['tables', 'listings', 'figures'],
} as const

type FieldName = (typeof fieldsOf)[keyof typeof fieldsOf][number]

/** Only the parts that are filled in. */
export function blocksOf(brief: Brief, language: Language): Block[] {
  const words = briefWords(language)
  const { texts, lists } = brief
  const names: Record<string, Readonly<Record<string, string>>> = words.options
  const nameOf = (field: string, value: string) => names[field]?.[value]
  const say = sayIn(language)
  const listed = (field: string) => (lists[field] ?? []).map((value) => nameOf(field, value) ?? value)
  const rowOf = (field: FieldName): Row[] => {
    const { label } = words.fields[field]
    if (field === 'region') {
      const regions = listed(field).join(', ')
      return regions ? [{ label, pieces: [regions] }] : []
    }
    const text = texts[field]
    return text ? [{ label, pieces: [nameOf(field, text) ?? say(text)] }] : []
  }
  const alone = (texts: readonly string[]): Row[] => texts.map((text) => ({ pieces: [text] }))
  const titled = (ids: readonly string[] = [], known: { id: string; title: string }[]) =>
    alone(ids.map((id) => known.find((one) => one.id === id)?.title ?? id))
  const rows: Record<keyof typeof words.blocks, readonly Row[]> = {
    study: fieldsOf.study.flatMap(rowOf),
    timeline: fieldsOf.timeline.flatMap(rowOf),
    services: titled(lists.service, allServices(language)),
    deliverables: titled(lists.deliverable, allDeliverables(language)),
    estimand: brief.estimand ? [{ pieces: sentenceOf(brief.estimand, estimandWords(language), say) }] : [],
    designs: brief.designs.map(({ name, protocol }) => ({
      label: designWords(name, language).heading,
      pieces: [methodsText(name, language, protocol)],
    })),
    outputs: fieldsOf.outputs.flatMap(rowOf),
    standards: alone(listed('standard')),
    documents: alone(listed('document')),
    notes: (texts.notes ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ pieces: [{ typed: line }] })),
  }
  return Object.entries(words.blocks).flatMap(([name, heading]) => {
    const found = Object.entries(rows).find(([block]) => block === name)?.[1] ?? []
    return found.length > 0 ? [{ name, heading, rows: found }] : []
  })
}
