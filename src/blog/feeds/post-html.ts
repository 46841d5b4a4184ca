import { type Language, locales } from '#content/locales.ts'
import type { Block, Inline } from '#content/types.ts'
import { element, xmlText } from '#src/machine/xml.ts'
import { addressIn } from '#src/words/link-target.ts'

/** Plain HTML for feed readers, without plots. */
export function postHtml(body: readonly Block[], origin: string, language: Language): string {
  const inline = (piece: Inline) => {
    if (piece.kind === 'strong') return element('strong', {}, xmlText(piece.text))
    if (piece.kind === 'text' || piece.kind === 'term') return xmlText(piece.text)
    return element('a', { href: origin + addressIn(piece.target, language) }, xmlText(piece.text))
  }
  const line = (inlines: readonly Inline[]) => inlines.map(inline).join('')
  const block = (part: Block) => {
    switch (part.kind) {
      case 'heading':
        return element(`h${part.level}`, {}, xmlText(part.text))
      case 'paragraph':
        return element('p', {}, line(part.inlines))
      case 'list':
        return element('ul', {}, part.items.map((item) => element('li', {}, line(item))).join(''))
      case 'plot':
        return ''
    }
  }
  return element('div', { lang: language, dir: locales[language].dir }, body.map(block).join(''))
}
