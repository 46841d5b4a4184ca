import type { Language } from '../locales.ts'
import type { GlossaryTerm, Inline } from '../types.ts'

type Linkable = Pick<GlossaryTerm, 'slug' | 'term' | 'forms' | 'isUnlinked'>

/** Links each term once. `seen` has the slugs of the terms that are already linked. */
export type Linker = (text: string, seen: Set<string>) => Inline[]

const abbreviation = / \(([^()\u0590-\u05ff]+)\)$/

export function formsOf({ term, forms, isUnlinked }: Linkable, language: Language): string[] {
  const name = term[language]
  const own = isUnlinked ? [] : [name.replace(abbreviation, ''), abbreviation.exec(name)?.[1] ?? '']
  return [...new Set([...own, ...(forms?.[language] ?? [])])].filter((form) => form !== '')
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Case matters in abbreviations and symbols: AUC, Cmax, SDTM. */
const isSymbol = (form: string) => /^\S*(?:[a-z]?[A-Z]\S*[A-Z]|\d|max$)\S*$/.test(form)

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

/** Hebrew prefixes, e.g. ש, ב and ה of שבהקצאה. */
const joined = '[ושהבכלמ]{0,3}'

const isHebrew = (form: string) => /^[א-ת]/.test(form)

/** Each later word may have the article: יחס הסיכונים, המערך האדפטיבי. */
const hebrewPattern = (form: string) =>
  isHebrew(form) ? joined + form.split(/[ ־]/).map(escaped).join('[ ־]ה?') : englishPattern(form)

const patternOf: Record<Language, (form: string) => string> = { en: englishPattern, he: hebrewPattern }

// A hyphen or a maqaf joins two words into one. Geresh and gershayim are letters.
// Separate from the patterns of the forms: `\p{L}` in each of them would take 1 ms per pattern.
const wordStart = /(?<![\p{L}\p{N}_-])[\p{L}\p{N}]/gu
const wordEnd = /(?![\p{L}\p{N}_]|[-־׳״’][\p{L}\p{N}])/uy

const longestBeginning = 4

/** The index key of a form. It leaves out the last letter, which a plural may change. */
function beginningOf(form: string): string {
  const word = /^\p{L}*/u.exec(form)?.[0] ?? ''
  const kept = word === form ? word.slice(0, -1) : word
  return (kept.slice(0, longestBeginning) || form.slice(0, 1)).toLowerCase()
}

/** Possible index keys, also after 1 to 3 Hebrew prefixes. */
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

/** Afterwards `pattern.lastIndex` is the end of the form. */
function occursAt({ pattern, isHebrew }: Form, text: string, start: number): boolean {
  if (isHebrew && text[start - 1] === '־') return false
  pattern.lastIndex = start
  if (!pattern.test(text)) return false
  wordEnd.lastIndex = pattern.lastIndex
  return wordEnd.test(text)
}

/** If two terms begin at the same place, the longer one is linked. */
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
      .find((form) => occursAt(form, text, start))
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

export const slugsIn = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((piece) => (piece.kind === 'term' ? [piece.slug] : []))
