import type { Language } from '../locales.ts'

/** The letters by which the terms of a language are filed, in order. */
export const alphabets: Record<Language, string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  he: 'אבגדהוזחטיכלמנסעפצקרשת',
}

/** The seven groups of the static glossary: first and last letter of each. */
export const letterGroups: Record<Language, [first: string, last: string][]> = {
  en: [
    ['A', 'A'],
    ['B', 'B'],
    ['C', 'C'],
    ['D', 'F'],
    ['G', 'L'],
    ['M', 'P'],
    ['Q', 'Z'],
  ],
  he: [
    ['א', 'ב'],
    ['ג', 'ה'],
    ['ו', 'ל'],
    ['מ', 'מ'],
    ['נ', 'נ'],
    ['ס', 'צ'],
    ['ק', 'ת'],
  ],
}

/**
 * Compares two terms as a dictionary does: a geresh is part of its letter, and quotation marks are
 * no letters.
 */
export function termOrder(language: Language): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(language)
  const letters = (text: string) => text.replaceAll(/[׳״]/g, '')
  return (one, other) => compare(letters(one), letters(other))
}

const finalForms: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * The letter under which a text is filed: its first character as a capital, a final letter in its
 * common form.
 */
export function letterOf(text: string): string {
  const first = text.slice(0, 1).toUpperCase()
  return finalForms[first] ?? first
}
