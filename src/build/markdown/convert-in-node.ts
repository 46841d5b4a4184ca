import { Parser } from 'htmlparser2'
import type { MarkdownPage } from '#src/machine/markdown/document.ts'
import { isSkipped, rules, type Tag, writeInstead } from '#src/machine/markdown/rules.ts'
import { MarkdownWriter } from '#src/machine/markdown/writer.ts'

/**
 * Does the same as `src/machine/markdown/convert.ts`. Node has no `HTMLRewriter`.
 * @param html a whole page
 * @param origin makes relative links absolute
 */
export function toMarkdownInNode(html: string, origin: string): MarkdownPage {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { ...readHead(html.slice(0, html.indexOf('</head>'))), text: readMain(main, origin) }
}

function readHead(html: string): Omit<MarkdownPage, 'text'> {
  const head = { title: '', description: '', canonical: '' }
  let isTitle = false
  const parser = new Parser({
    onopentag(name, attributes) {
      isTitle = name === 'title'
      if (attributes.name === 'description') head.description = attributes.content ?? ''
      if (attributes.rel === 'canonical') head.canonical = attributes.href ?? ''
    },
    ontext(text) {
      if (isTitle) head.title += text
    },
    onclosetag() {
      isTitle = false
    },
  })
  parser.end(html)
  return head
}

function readMain(html: string, origin: string): string {
  const writer = new MarkdownWriter()
  /** For each open element, the function for its end. */
  const ends: ReturnType<(typeof rules)[string]>[] = []
  let skippedLevels = 0
  let words = ''
  const endText = () => {
    if (words !== '' && skippedLevels === 0) writer.text(words)
    words = ''
  }
  const parser = new Parser({
    onopentag(tagName, attributes) {
      endText()
      const tag: Tag = { tagName, getAttribute: (name) => attributes[name] ?? null }
      if (skippedLevels > 0 || isSkipped(tag, writer)) {
        if (skippedLevels === 0) writeInstead(tag, writer)
        skippedLevels += 1
        return
      }
      const rule = Object.hasOwn(rules, tagName) ? rules[tagName] : undefined
      ends.push(rule?.(writer, tag, origin))
    },
    // Called several times for one text with entities or comments.
    ontext(piece) {
      words += piece
    },
    onclosetag() {
      endText()
      if (skippedLevels > 0) skippedLevels -= 1
      else ends.pop()?.()
    },
  })
  parser.end(html)
  return writer.toString()
}
