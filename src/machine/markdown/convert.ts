import type { MarkdownPage } from './document.ts'
import { decodeEntities } from './entities.ts'
import { isSkipped, rules, writeInstead } from './rules.ts'
import { MarkdownWriter } from './writer.ts'

/** @param origin makes relative links absolute */
export async function toMarkdown(html: Response, origin: string): Promise<MarkdownPage> {
  const writer = new MarkdownWriter()
  const rewriter = new HTMLRewriter()
  const head = readHead(rewriter)
  readMain(rewriter, writer, origin)
  await rewriter.transform(html).arrayBuffer()
  return { ...head, text: writer.toString() }
}

function readHead(rewriter: HTMLRewriter) {
  const head = { title: '', description: '', canonical: '' }
  rewriter.on('head > title', {
    text: (chunk) => {
      head.title = decodeEntities(head.title + chunk.text)
    },
  })
  rewriter.on('head > meta[name="description"]', {
    element: (element) => {
      head.description = decodeEntities(element.getAttribute('content') ?? '')
    },
  })
  rewriter.on('head > link[rel="canonical"]', {
    element: (element) => {
      head.canonical = decodeEntities(element.getAttribute('href') ?? '')
    },
  })
  return head
}

function readMain(rewriter: HTMLRewriter, writer: MarkdownWriter, origin: string): void {
  let isSkipping = false
  let words = ''
  // One handler for all elements: HTMLRewriter keeps only the last `onEndTag` of an element.
  rewriter.on('main *', {
    element: (element) => {
      if (isSkipping) return
      if (isSkipped(element, writer)) {
        writeInstead(element, writer)
        isSkipping = true
        element.onEndTag(() => {
          isSkipping = false
        })
        return
      }
      const rule = Object.hasOwn(rules, element.tagName) ? rules[element.tagName] : undefined
      const end = rule?.(writer, element, origin)
      if (end) element.onEndTag(end)
    },
  })
  rewriter.on('main', {
    text: (chunk) => {
      words += chunk.text
      if (!chunk.lastInTextNode) return
      if (!isSkipping) writer.text(decodeEntities(words))
      words = ''
    },
  })
}
