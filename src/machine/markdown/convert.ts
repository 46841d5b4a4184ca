import { decode, Parser } from 'saxen'
import type { MarkdownPage } from './document.ts'
import { isSkipped, rules, type Tag, writeInstead } from './rules.ts'
import { MarkdownWriter } from './writer.ts'

/**
 * @param html a whole page as React writes it: its `main` is well-formed XML
 * @param origin makes relative links absolute
 * @throws if `main` is not well formed
 */
export function toMarkdown(html: string, origin: string): MarkdownPage {
  const end = '</main>'
  const main = html.slice(html.indexOf('<main'), html.indexOf(end) + end.length)
  return { ...readHead(html), text: readMain(main, origin) }
}

/** Scripts and styles of the head are not XML. */
function readHead(html: string): Omit<MarkdownPage, 'text'> {
  const find = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '')
  return {
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)/),
    canonical: find(/<link rel="canonical" href="([^"]*)/),
  }
}

function readMain(xml: string, origin: string): string {
  const writer = new MarkdownWriter()
  /** For each open element, the function for its end. */
  const ends: ReturnType<(typeof rules)[string]>[] = []
  let skippedLevels = 0
  /** A comment of React may divide a text. */
  let words = ''
  const endText = () => {
    if (words !== '') writer.text(decode(words))
    words = ''
  }
  new Parser()
    .on('openTag', (tagName, attributes) => {
      endText()
      const tag: Tag = { tagName, getAttribute: (name) => decode(attributes()[name] ?? '') }
      if (skippedLevels > 0 || isSkipped(tag, writer)) {
        if (skippedLevels === 0) writeInstead(tag, writer)
        skippedLevels += 1
        return
      }
      const rule = Object.hasOwn(rules, tagName) ? rules[tagName] : undefined
      ends.push(rule?.(writer, tag, origin))
    })
    .on('text', (text) => {
      if (skippedLevels === 0) words += text
    })
    .on('closeTag', () => {
      endText()
      if (skippedLevels > 0) skippedLevels -= 1
      else ends.pop()?.()
    })
    .parse(xml)
  return writer.toString()
}
