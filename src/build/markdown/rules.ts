import type { MarkdownWriter } from './writer.ts'

const skippedNames = [
  'nav',
  'math',
  'form',
  'button',
  'dialog',
  'svg',
  'script',
  'style',
  'template',
  'noscript',
]

export interface Tag {
  /** In lower case. */
  tagName: string
  /** Empty if there is none. */
  getAttribute: (name: string) => string
}

export function isSkipped(element: Tag, writer: MarkdownWriter): boolean {
  const { tagName } = element
  // A button in a heading opens the section below. Its words are the heading.
  if (tagName === 'button' && writer.isInHeading) return false
  return (
    skippedNames.includes(tagName) ||
    element.getAttribute('aria-hidden') === 'true' ||
    element.getAttribute('role') === 'img' ||
    markOf(element) === 'skip'
  )
}

/** Writes the text that stands for a skipped element: a formula has one line of it. */
export function writeInstead(element: Tag, writer: MarkdownWriter): void {
  const text = element.tagName === 'math' ? element.getAttribute('alttext') : ''
  if (text === '') return
  const end = writer.block()
  writer.text(text)
  end()
}

/** `skip` repeats a text or explains a control; `block` is a card in a list or a separate line. */
const markOf = (element: Tag) => element.getAttribute('data-markdown')

/** Runs at the start of an element and returns the function for its end. */
type Rule = (writer: MarkdownWriter, element: Tag, origin: string) => (() => void) | undefined

const block: Rule = (writer) => writer.block()
const inline: Rule = (writer, element) => (markOf(element) === 'block' ? writer.block() : writer.inline())
const list: Rule = (writer) => writer.list()

const heading =
  (level: number): Rule =>
  (writer) =>
    writer.heading(level)

const item: Rule = (writer, element) => {
  if (markOf(element) === 'block') return writer.block()
  writer.item()
  return undefined
}

const cell: Rule = (writer, element) => {
  const span = (name: string) => Number(element.getAttribute(name) || 1)
  return writer.cell(span('colspan'), span('rowspan'))
}

const around =
  (mark: string): Rule =>
  (writer) => {
    writer.mark(mark)
    return () => writer.close(mark)
  }

const term: Rule = (writer) => {
  const end = writer.block()
  writer.mark('**')
  return () => {
    writer.close('**')
    end()
  }
}

/** Addresses become absolute. A link inside the page becomes its words. */
const link: Rule = (writer, element, origin) => {
  const end = writer.inline()
  const href = element.getAttribute('href')
  if (href === '' || href.startsWith('#')) return end
  writer.mark('[')
  return () => {
    writer.close(`](${new URL(href, origin)})`)
    end()
  }
}

export const rules: Record<string, Rule> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  summary: heading(0),
  p: block,
  div: block,
  section: block,
  article: block,
  figure: block,
  figcaption: block,
  details: block,
  dt: term,
  dd: block,
  ul: list,
  ol: list,
  li: item,
  blockquote: (writer) => writer.quote(),
  table: block,
  thead: (writer) => writer.tableHead(),
  tr: (writer) => () => writer.endRow(),
  th: cell,
  td: cell,
  strong: around('**'),
  em: around('*'),
  code: (writer) => writer.code(),
  pre: (writer) => writer.codeBlock(),
  a: link,
  dfn: around('**'),
  span: inline,
  time: inline,
  cite: inline,
}
