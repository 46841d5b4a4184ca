import { contactFields } from '#client/contact/fields.ts'
import { fill } from '#client/text/fill.ts'
import { defaultLanguage, type Language } from '#content/locales.ts'
import { plainText } from '#src/estimand/index.ts'
import { literalMarkdown } from '#src/site/literal-markdown.ts'
import { type Block, blocksOf, briefWords } from './document.ts'
import type { Brief } from './read.ts'

const lineOf = ({ label, pieces }: Block['rows'][number]) =>
  `- ${label ? `${label}: ` : ''}${plainText(pieces)}`

const blockText = ({ heading, rows }: Block) => [heading, ...rows.map(lineOf)].join('\n')

export function briefText(brief: Brief, language: Language): string {
  const blocks = blocksOf(brief, language).map(blockText)
  return `${[briefWords(language).heading, ...blocks].join('\n\n')}\n`
}

/** What would begin a heading, a rule or another list. */
const opening = /^[#+=-]|[.)](?<=^\d+.)(?= |$)/

export function briefMarkdown(brief: Brief, language: Language): string {
  const blocks = blocksOf(brief, language).map(({ heading, rows }) => {
    const lines = rows.map(({ label, pieces }) => {
      const text = literalMarkdown(plainText(pieces))
      return label ? `- **${label}:** ${text}` : `- ${text.replace(opening, '\\$&')}`
    })
    return [`## ${heading}`, '', ...lines].join('\n')
  })
  return `${[`# ${briefWords(language).heading}`, ...blocks].join('\n\n')}\n`
}

/** Room for the visitor's own lines, in UTF-16 units. */
const ownRoom = 500

/** `leftOut` are the headings of the parts that did not fit. */
export interface BriefMessage {
  text: string
  leftOut: readonly string[]
}

/** With an English copy on request. A part that does not fit is left out as a whole, and named. */
export function briefMessage(brief: Brief, language: Language): BriefMessage {
  const words = briefWords(language)
  const own = blocksOf(brief, language).map((block) => ({ name: block.heading, text: blockText(block) }))
  const twin =
    brief.texts.twin && language !== defaultLanguage
      ? [{ name: words.message.twin, text: briefText(brief, defaultLanguage).trim() }]
      : []
  let text = words.heading
  const leftOut: string[] = []
  for (const part of [...own, ...twin]) {
    const longer = `${text}\n\n${part.text}`
    if (longer.length <= contactFields.message.longest - ownRoom) text = longer
    else leftOut.push(part.name)
  }
  if (leftOut.length === 0) return { text: `${text}\n`, leftOut }
  return { text: `${text}\n\n${fill(words.message.leftOut, { parts: leftOut.join(', ') })}\n`, leftOut }
}
