const number = String.raw`(?:<?\d[\d,]*|\{\w+\})`
const people = 'participants|patients|people|events|clusters|pairs'
const peopleHe = 'משתתפים|מטופלים|אירועים|אשכולות|זוגות'
const verbs = '(?:show|detect|reveal|prove|stop|estimate|compare)s?|are enough|(?:is|are) sufficient'
const verbsHe = 'מראים|מגלים|מוכיחים|עוצרים|אומדים|משווים|מספיקים'

/** `340 participants show a difference`: one such trial in five shows none. */
const size = [
  new RegExp(
    `${number} (?:${people})(?:,? (?:and )?${number} (?:${people}))? (?:(?:would|will|can|could) )?(?:${verbs})\\b`,
    'iu',
  ),
  new RegExp(`${number} (?:${peopleHe})(?: ו?־?${number} (?:${peopleHe}))? (?:${verbsHe})(?!\\p{L})`, 'u'),
]

/** A power or a probability: as a percentage, or as a value with its name. */
const chance = /(?:power|chance|probability|confidence|עוצמה|הסתברות|סיכוי|סמך)/iu
const hasChance = (sentence: string) => sentence.includes('%') && chance.test(sentence)

const level = [
  /(?:type I error|significance level|\balpha\b(?!-))[^.;:()]{0,40}?(?:\d?\.\d+|\d%)/iu,
  /(?:\d%|0\.\d+) (?:nominal |significance )?level\b|\bat an? (?:\w+ )?level of (?:0?\.\d|\d+%)/iu,
  /(?:מובהקות|מסוג ראשון|אלפא(?!־))[^.;:()]{0,40}?(?:\d?\.\d+|\d%)|ברמה של (?:0\.\d|\d+%)/u,
]
const side = /\bsides?\b|-sided|direction|צד|כיוון/iu

const absent =
  '(?:NR|NE|NC|not reached|not estimable|infinity|∞|no limit|לא הושג[הו]?|אין גבול|לא ניתן לאמידה)'
const ranges = [
  new RegExp(String.raw`\d%?\s?[–-]\s?${absent}|${absent}\s?[–-]\s?\d`, 'u'),
  // A minus sign after a dash, or a dash after a negative number.
  /\d%?–\s?−\d|(?<![\p{L}\d])−\d[\d.,]*%?–\s?−?\d/u,
  /[([]\s?(?:–\s?\d[\d.,]*%?|\d[\d.,]*%?\s?–)\s?[)\]]/u,
]

const sentencesOf = (text: string) => text.replace(/\s+/g, ' ').split(/(?<=[.!?]) /)

/** What is wrong with a text, one line for each sentence with a fault. */
export function numberFaults(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const told = (cure: string) => `"${sentence.trim()}": ${cure}`
    return [
      ...(size.some((kind) => kind.test(sentence)) && !hasChance(sentence)
        ? [told('say with which power or probability')]
        : []),
      ...(level.some((kind) => kind.test(sentence)) && !side.test(sentence)
        ? [told('say of which side the level is')]
        : []),
      ...(ranges.some((kind) => kind.test(sentence)) ? [told('write x to y, in Hebrew x עד y')] : []),
    ]
  })
}

/** Heads of rows, columns and values that are a type I error, without its side. */
export const isLevelWithoutSide = (head: string) =>
  /^(?:exact )?type I error|^ה?טעות (?:ה?מדויקת )?מסוג ראשון/iu.test(head.trim()) && !side.test(head)

/** In the source of a Hebrew page: one end of a range is outside the run of the other, and they change places. */
export const tornRanges = (html: string): string[] => html.match(/.{0,30}\d[%)]?–<bdi.{0,40}/gu) ?? []
