import type { Language } from '../locales.ts'
import type { GlossaryTerm, Inline } from '../types.ts'

type Linkable = Pick<GlossaryTerm, 'slug' | 'term' | 'forms' | 'isUnlinked'>

/** A text with the terms in it, each linked once: `seen` holds those that have had their link. */
export type Linker = (text: string, seen: Set<string>) => Inline[]

const abbreviation = / \(([^()\u0590-\u05ff]+)\)$/

/**
 * The forms under which texts of a language use a term: its name, the abbreviation that its name
 * ends with, and those that its entry lists.
 */
export function formsOf({ term, forms, isUnlinked }: Linkable, language: Language): string[] {
  const name = term[language]
  const own = isUnlinked ? [] : [name.replace(abbreviation, ''), abbreviation.exec(name)?.[1] ?? '']
  return [...new Set([...own, ...(forms?.[language] ?? [])])].filter((form) => form !== '')
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Abbreviations and symbols are what they are only in their own letters: AUC, Cmax, SDTM. */
const isSymbol = (form: string) => /^\S*(?:[a-z]?[A-Z]\S*[A-Z]|\d|max$)\S*$/.test(form)

/** The last word of an English form, in the singular and the plural. */
function withPlural(word: string): string {
  if (/(?:analys|hypothes)is$/.test(word)) return `${word.slice(0, -2)}[ie]s`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}(?:y|ies)`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${escaped(word)}(?:es)?` : `${escaped(word)}s?`
}

function englishPattern(form: string): string {
  if (isSymbol(form)) return `${escaped(form).replaceAll('-', '[\\-–]')}s?`
  const words = form.split(/[ -]/)
  const pattern = words.map((word, index) => (index === words.length - 1 ? withPlural(word) : escaped(word)))
  return `(?i:${pattern.join('[ \\-–]')})`
}

/** Letters that Hebrew joins to the front of a word, such as ש, ב and ה of שבהקצאה. */
const joined = '[ושהבכלמ]{0,3}'

const isHebrew = (form: string) => /^[א-ת]/.test(form)

/** The article may stand before any later word: יחס הסיכונים, המערך האדפטיבי. */
const hebrewPattern = (form: string) =>
  isHebrew(form) ? joined + form.split(/[ ־]/).map(escaped).join('[ ־]ה?') : englishPattern(form)

const patternOf: Record<Language, (form: string) => string> = { en: englishPattern, he: hebrewPattern }

// A hyphen or a maqaf makes another word of what it is joined to; geresh and gershayim are letters.
// They stand apart from the patterns of forms: a class of all letters takes each a millisecond.
const wordStart = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}]/gu
const wordEnd = /(?![\p{L}\p{N}_]|[-־׳״’][\p{L}\p{N}])/uy

const longestBeginning = 4

/** What every way to write a form begins with; a plural may change the last letter of a word. */
function beginningOf(form: string): string {
  const word = /^\p{L}*/u.exec(form)?.[0] ?? ''
  const kept = word === form ? word.slice(0, -1) : word
  return (kept.slice(0, longestBeginning) || form.slice(0, 1)).toLowerCase()
}

/** Where a word may begin: at its first letter, or behind what Hebrew joins to its front. */
function beginningsAt(text: string, start: number): string[] {
  const front = /^[ושהבכלמ]{0,3}/.exec(text.slice(start, start + 3))?.[0].length ?? 0
  return Array.from({ length: front + 1 }, (_, skipped) => start + skipped).flatMap((at) =>
    Array.from({ length: longestBeginning }, (_, last) => text.slice(at, at + last + 1).toLowerCase()),
  )
}

interface Form {
  slug: string
  length: number
  isHebrew: boolean
  pattern: RegExp
}

/** Whether a form stands at a place as a word of its own; its pattern's `lastIndex` is then the end. */
function stands({ pattern, isHebrew }: Form, text: string, start: number): boolean {
  if (isHebrew && text[start - 1] === '־') return false
  pattern.lastIndex = start
  if (!pattern.test(text)) return false
  wordEnd.lastIndex = pattern.lastIndex
  return wordEnd.test(text)
}

/** Finds the terms of a language in texts, of two that begin at one place the longer. */
export function linkerOf(terms: readonly Linkable[], language: Language): Linker {
  const byBeginning = new Map<string, Form[]>()
  for (const term of terms)
    for (const form of formsOf(term, language)) {
      const pattern = new RegExp(patternOf[language](form), 'uy')
      const beginning = beginningOf(form)
      const others = byBeginning.get(beginning) ?? []
      others.push({ slug: term.slug, length: form.length, isHebrew: isHebrew(form), pattern })
      byBeginning.set(beginning, others)
    }
  const longestAt = (text: string, start: number) =>
    [...new Set(beginningsAt(text, start))]
      .flatMap((beginning) => byBeginning.get(beginning) ?? [])
      .toSorted((one, other) => other.length - one.length)
      .find((form) => stands(form, text, start))
  return (text, seen) => {
    const pieces: Inline[] = []
    let end = 0
    let free = 0
    for (const { index } of text.matchAll(wordStart)) {
      const form = index < free ? undefined : longestAt(text, index)
      if (!form) continue
      free = form.pattern.lastIndex
      if (seen.has(form.slug)) continue
      seen.add(form.slug)
      if (index > end) pieces.push({ kind: 'text', text: text.slice(end, index) })
      pieces.push({ kind: 'term', text: text.slice(index, free), slug: form.slug })
      end = free
    }
    if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
    return pieces
  }
}

/** The terms that a line links to. */
export const slugsIn = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((piece) => (piece.kind === 'term' ? [piece.slug] : []))
