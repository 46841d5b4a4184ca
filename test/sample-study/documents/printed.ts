import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Of a committed PDF: what was printed, and the page of each destination. */
export interface Printed {
  words: string
  layout: string
  pages: Record<string, number>
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

const tag = /<style>.*?<\/style>|<[^>]*>/gs

/** Checksums of the words and numbers of a document, and of what is around them. */
export const printedIn = (html: string): Pick<Printed, 'words' | 'layout'> => ({
  words: digest(html.split(tag).filter(Boolean).join('\n')),
  layout: digest((html.match(tag) ?? []).join('')),
})

export const readPrinted = (folder: string): Readonly<Record<string, Printed>> =>
  JSON.parse(readFileSync(`${folder}printed.json`, 'utf8'))
