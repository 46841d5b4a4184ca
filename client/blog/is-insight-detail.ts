import type { InsightDetail } from '#content/types.ts'

type Fields<Name extends string> = Partial<Record<Name, unknown>>

/** The fields with a text: whether a post must have them. */
const texts: Readonly<Record<Exclude<keyof InsightDetail, 'fullContent'>, boolean>> = {
  title: true,
  category: true,
  type: true,
  date: false,
  year: false,
  readTime: false,
  authors: false,
  description: false,
  excerpt: false,
  publisher: false,
  pages: false,
  isbn: false,
  image: false,
  note: false,
}

const isText = (value: unknown) => typeof value === 'string'

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}

function isInline(value: unknown): boolean {
  return value instanceof Object && 'text' in value && isText(value.text)
}

const isLine = (value: unknown) => isListOf(value, isInline)

/** Of another kind the dialog shows nothing. */
function isBlock(value: unknown): boolean {
  if (!(value instanceof Object)) return false
  const { kind, text, inlines, items }: Fields<'kind' | 'text' | 'inlines' | 'items'> = value
  if (kind === 'heading') return isText(text)
  if (kind === 'paragraph') return isLine(inlines)
  return kind !== 'list' || isListOf(items, isLine)
}

/** Whether the dialog can show it. */
export function isInsightDetail(value: unknown): value is InsightDetail {
  if (!(value instanceof Object)) return false
  const { fullContent = [], ...fields }: Fields<keyof InsightDetail> = value
  const found: Fields<string> = fields
  const areTexts = Object.entries(texts).every(
    ([name, isNeeded]) => isText(found[name]) || (!isNeeded && found[name] === undefined),
  )
  return areTexts && isListOf(fullContent, isBlock)
}
