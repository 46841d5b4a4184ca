import type { Language } from '../locales.ts'

export const alphabets: Record<Language, string> = {
  en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  he: 'אבגדהוזחטיכלמנסעפצקרשת',
}

/** The groups of the static glossary. */
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

/** Ignores geresh and gershayim, as a dictionary does. */
export function termOrder(language: Language): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(language)
  const letters = (text: string) => text.replaceAll(/[׳״]/g, '')
  return (one, other) => compare(letters(one), letters(other))
}

const finalForms: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/** The first letter in upper case. A Hebrew final letter becomes its common form. */
export function letterOf(text: string): string {
  const first = text.slice(0, 1).toUpperCase()
  return finalForms[first] ?? first
}
