import { type Language, locales } from '#content/locales.ts'
import type { Article, Block } from '#content/posts/parse.ts'
import { element, xmlText } from '../xml.ts'

/** The body of a post as plain HTML for feed readers; the plots stay on the site. */
export function postHtml({ blocks }: Article, language: Language): string {
  return element('div', { lang: language, dir: locales[language].dir }, blocks.map(blockHtml).join(''))
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, {}, inline(block.text))
    case 'paragraph':
      return element('p', {}, inline(block.text))
    case 'list':
      return element('ul', {}, block.items.map((item) => element('li', {}, inline(item))).join(''))
    case 'plot':
      return ''
  }
}

function inline(text: string): string {
  return xmlText(text).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
}
