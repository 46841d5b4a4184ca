import type { MarkdownWriter } from './writer.ts'

/** Not the page's text: ways around, controls, drawings, and what is there for the eye only. */
export const skipped = [
  ...['nav', 'form', 'button', 'dialog', 'svg', 'script', 'style', 'template', 'noscript'],
  ...['[aria-hidden="true"]', '[class~="needs-script"]', '[class~="lg:hidden"]'],
]

/** What the start of an element writes; it returns what its end writes. */
type Rule = (writer: MarkdownWriter, element: Element, origin: string) => (() => void) | undefined

const block: Rule = (writer) => writer.block()
const list: Rule = (writer) => writer.list()

const heading =
  (level: number): Rule =>
  (writer) =>
    writer.heading(level)

const row =
  (isHead: boolean): Rule =>
  (writer) =>
  () =>
    writer.endRow(isHead)

const cell: Rule = (writer) => {
  writer.cell()
  return undefined
}

const item: Rule = (writer) => {
  writer.item()
  return () => writer.block()()
}

const around =
  (mark: string): Rule =>
  (writer) => {
    writer.mark(mark)
    return () => writer.close(mark)
  }

/** Addresses become absolute, so that the text can be read anywhere; a link inside the page is only its words. */
const link: Rule = (writer, element, origin) => {
  const href = element.getAttribute('href') ?? ''
  if (href === '' || href.startsWith('#')) return undefined
  writer.mark('[')
  return () => writer.close(`](${new URL(href.replaceAll('&amp;', '&'), origin)})`)
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
  dt: block,
  dd: block,
  table: block,
  ul: list,
  ol: list,
  li: item,
  blockquote: (writer) => writer.quote(),
  'thead tr': row(true),
  'tbody tr': row(false),
  th: cell,
  td: cell,
  strong: around('**'),
  em: around('*'),
  code: around('`'),
  a: link,
}
