import { Parser } from 'htmlparser2'
import type { MarkdownPage } from './document.ts'
import { isSkipped, rules, type Tag, writeInstead } from './rules.ts'
import { MarkdownWriter } from './writer.ts'

/**
 * @param html a whole page
 * @param origin makes relative links absolute
 */
export function toMarkdown(html: string, origin: string): MarkdownPage {
  const end = '</main>'
  const main = html.indexOf('<main')
  const text = readMain(html.slice(main, html.indexOf(end) + end.length), origin)
  return { ...readHead(html.slice(0, main)), text }
}

function readHead(html: string): Omit<MarkdownPage, 'text'> {
  const head = { title: '', description: '', canonical: '' }
  let isInTitle = false
  const parser = new Parser({
    onopentag(name, { name: meta, rel, content = '', href = '' }) {
      isInTitle = name === 'title'
      if (meta === 'description') head.description = content
      if (rel === 'canonical') head.canonical = href
    },
    ontext(text) {
      if (isInTitle) head.title += text
    },
    onclosetag() {
      isInTitle = false
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
  /** An entity, or a comment of React, may divide a text. */
  let words = ''
  const endText = () => {
    if (words !== '') writer.text(words)
    words = ''
  }
  const parser = new Parser({
    onopentag(tagName, attributes) {
      endText()
      const tag: Tag = { tagName, getAttribute: (name) => attributes[name] ?? '' }
      if (skippedLevels > 0 || isSkipped(tag, writer)) {
        if (skippedLevels === 0) writeInstead(tag, writer)
        skippedLevels += 1
        return
      }
      const rule = Object.hasOwn(rules, tagName) ? rules[tagName] : undefined
      ends.push(rule?.(writer, tag, origin))
    },
    ontext(text) {
      if (skippedLevels === 0) words += text
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
