import type { Language } from '#content/locales.ts'
import { servicePages } from '#content/navigation.ts'
import type { Piece } from '#src/estimand/index.ts'
import { estimandWords, questionSentence, sayIn, sentenceOf } from '#src/estimand/index.ts'
import { designWords, methodsText } from '#src/study-design/index.ts'
import { serviceCards } from '#src/words/service-cards.ts'
import { allDeliverables, wordsOf } from '#src/words/words.ts'
import type { Brief, BriefWords } from './read.ts'

export const briefWords = wordsOf('brief')

interface Row {
  /** The field that the row shows, or `name=value` of a box. The live sheet finds it by this. */
  of: string
  isFilled: boolean
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

/** Parts that only other pages fill: they are absent without an entry. */
const added = ['deliverables', 'estimand', 'designs']

type Shown = Pick<Brief, 'texts' | 'lists' | 'designs' | 'estimand'>

function rowsOf(brief: Shown, language: Language): Record<keyof BriefWords['blocks'], readonly Row[]> {
  const words = briefWords(language)
  const { texts, lists } = brief
  const names: Record<string, Readonly<Record<string, string>>> = words.options
  const say = sayIn(language)
  const rowOf = (field: FieldName): Row => {
    const { label } = words.fields[field]
    const options = names[field] ?? {}
    const nameOf = (value: string) => (Object.hasOwn(options, value) ? options[value] : undefined)
    const regions = (lists[field] ?? []).map((value) => nameOf(value) ?? value).join(', ')
    const text = texts[field] ?? ''
    const piece = regions || (nameOf(text) ?? say(text))
    return { of: field, isFilled: Boolean(regions || text), label, pieces: [piece] }
  }
  const boxes = (field: string, known: readonly { id: string; title: string }[]): Row[] =>
    known.map(({ id, title }) => ({
      of: `${field}=${id}`,
      isFilled: lists[field]?.includes(id) ?? false,
      pieces: [title],
    }))
  const optionsOf = (field: string) =>
    boxes(
      field,
      Object.entries(names[field] ?? {}).map(([id, title]) => ({ id, title })),
    )
  const { estimand } = brief
  return {
    study: fieldsOf.study.map(rowOf),
    timeline: fieldsOf.timeline.map(rowOf),
    services: boxes('service', allServices(language)),
    deliverables: boxes('deliverable', allDeliverables(language)).filter(({ isFilled }) => isFilled),
    estimand: estimand
      ? [{ of: 'estimand', isFilled: true, pieces: sentenceOf(estimand, estimandWords(language), say) }]
      : [],
    designs: brief.designs.map(({ parameter, name, answer, question }) => ({
      of: `design=${parameter}`,
      isFilled: true,
      label: designWords(name, language).heading,
      pieces: [
        ...(question ? [`${questionSentence(question, language)} `] : []),
        methodsText(name, language, answer),
      ],
    })),
    outputs: fieldsOf.outputs.map(rowOf),
    standards: optionsOf('standard'),
    documents: optionsOf('document'),
    notes: (texts.notes ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ of: 'notes', isFilled: true, pieces: [{ typed: line }] })),
  }
}

const nothing: Shown = { texts: {}, lists: {}, designs: [], estimand: null }

/** All that the form can fill, also what is still open. A faulty brief is not shown. */
export function sheetOf(brief: Brief, language: Language): Block[] {
  const rows = Object.entries(rowsOf(brief.faults.length > 0 ? nothing : brief, language))
  return Object.entries(briefWords(language).blocks).flatMap(([name, heading]) => {
    const found = rows.find(([block]) => block === name)?.[1] ?? []
    return found.length > 0 || !added.includes(name) ? [{ name, heading, rows: found }] : []
  })
}

/** Only the parts that are filled in. */
export function blocksOf(brief: Brief, language: Language): Block[] {
  return sheetOf(brief, language)
    .map((block) => ({ ...block, rows: block.rows.filter(({ isFilled }) => isFilled) }))
    .filter(({ rows }) => rows.length > 0)
}
