import { filled, readRows } from '@marom/tables/files'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { hebrewLines } from '#test/support/words.ts'

const rows = readRows('content/hebrew-terms.csv', z.object({ english: filled, hebrew: filled }))

/** The table's term, and other forms that readers found. */
const variants: { right: string; wrong: string[] }[] = [
  { right: 'אירוע מתערב', wrong: ['אירוע ביניים', 'אירועי ביניים', 'אירועי הביניים'] },
  { right: 'בסמיות', wrong: ['סמוי', 'סמויה', 'סמויים', 'סמויות', 'כפול עיוור', 'ניסוי עיוור'] },
  { right: 'טיטר', wrong: ['כייל', 'כיילים', 'כיילי'] },
  {
    right: 'סטייה מהפרוטוקול',
    wrong: ['חריגה מהפרוטוקול', 'חריגות מהפרוטוקול', 'הפרת פרוטוקול', 'הפרות פרוטוקול'],
  },
  { right: 'קריטריוני הכללה ואי־הכללה', wrong: ['הכללה והוצאה', 'הכללה ושלילה', 'הכללה והדרה'] },
  { right: 'סולם לוגריתמי', wrong: ['סקאלה', 'סקאלה לוגריתמית', 'סקלה'] },
  { right: 'קשר מינון–תגובה', wrong: ['מנה ותגובה', 'מנה–תגובה', 'עקומת מנה'] },
  { right: 'אי־הוודאות', wrong: ['האי־ודאות', 'האי ודאות'] },
  { right: 'מונח מועדף', wrong: ['מונח עדיף', 'מונחים עדיפים'] },
  { right: 'רגישות הניסוי', wrong: ['כושר ההבחנה של הניסוי'] },
  { right: 'מדד סיכון מפתח', wrong: ['מדד סיכון מרכזי', 'מדדי סיכון מרכזיים'] },
  { right: 'ועדה לניטור נתונים ובטיחות (DSMB)', wrong: ['DMC', 'IDMC'] },
  { right: 'אירוע חריג', wrong: ['אירוע לוואי', 'אירועי לוואי', 'אירוע שלילי', 'אירועים שליליים'] },
  { right: 'יזם', wrong: ['ספונסור', 'נותן החסות', 'נותן חסות'] },
  { right: 'מרכז', wrong: ['אתר המחקר', 'אתרי המחקר', 'אתר הניסוי', 'אתרי הניסוי'] },
  { right: 'נקודת סיום', wrong: ['נקודת קצה', 'נקודות קצה', 'אנדפוינט'] },
  { right: 'משתנה נלווה', wrong: ['קובריאט', 'קוואריאט', 'משתנה מתלווה'] },
  { right: 'ערפלן', wrong: ['משתנה מבלבל', 'משתנים מבלבלים', 'גורם מבלבל'] },
  {
    right: 'רווח בר־סמך',
    wrong: ['רווח סמך', 'רווח בר סמך', 'רווחים ברי־סמך', 'רווח ביטחון', 'רווחי ביטחון'],
  },
  { right: 'יחס סיכונים', wrong: ['יחס סיכון', 'יחס הסיכון', 'יחס הסכנות', 'הזרד'] },
  { right: 'זקיפה', wrong: ['אימפוטציה', 'השלמת ערכים חסרים'] },
  { right: 'צנזורה', wrong: ['צינזור'] },
  { right: 'אי־נחיתות', wrong: ['אי נחיתות', 'אי־נחותות', 'אי־פחיתות'] },
  { right: 'חוסר תוחלת', wrong: ['פיוטיליטי'] },
  { right: 'ליניארי', wrong: ['לינארי', 'לינארית', 'לינאריים', 'לינאריות'] },
  { right: 'קוליניאריות', wrong: ['קולינאריות'] },
  { right: 'מינוח מבוקר', wrong: ['טרמינולוגיה מבוקרת', 'מונחון מבוקר'] },
  { right: 'קובץ נתונים', wrong: ['דאטה', 'דאטהסט', 'סט נתונים', 'סט הנתונים', 'מערך נתונים'] },
  { right: 'שאילתה', wrong: ['קוורי', 'שאילתא'] },
  { right: 'נתיב ביקורת', wrong: ['מסלול ביקורת', 'שביל ביקורת', 'עקבות ביקורת'] },
  { right: 'עקיבות', wrong: ['נעקבות'] },
  { right: 'סיגנל בטיחותי', wrong: ['אות בטיחות', 'איתות בטיחות', 'סיגנל בטיחות'] },
  { right: 'הקצאה אקראית', wrong: ['הקצאה רנדומלית', 'באופן רנדומלי'] },
  { right: 'אפריורית', wrong: ['פריור', 'פוסטריור'] },
  {
    right: 'אוכלוסיית ניתוח',
    wrong: [
      'קבוצת הניתוח',
      'קבוצות הניתוח',
      'קבוצת הבטיחות',
      'קבוצת הכוונה לטפל',
      'קבוצת הטיפול לפי הפרוטוקול',
    ],
  },
  { right: 'ביו־שוויון', wrong: ['שקילות ביולוגית', 'ביואקוויוולנטיות'] },
  { right: 'לנפק', wrong: ['הונפק', 'הונפקו', 'תונפק', 'יונפקו', 'הנפקה', 'הנפקת'] },
]

/** Hebrew may join prefix letters to a word. */
const asWord = (form: string) => new RegExp(`(?<![א-תA-Za-z])[ושהבכלמ]{0,3}${form}(?![א-תA-Za-z])`, 'u')

/** Text in brackets or quotes mentions a term without using it; a placeholder has no words yet. */
const withoutAsides = (text: string) => text.replace(/\([^)]*\)|״[^״\n]*״|\{\w+\}/g, '')

/** The glossary says what a guideline calls a board. */
const withoutOtherNames = (text: string) => text.replace('ב־ICH E6(R3) IDMC', '')

/** An abbreviation is also searched for in brackets. */
const foundIn = (text: string, form: string) =>
  asWord(form).test(/[א-ת]/.test(form) ? withoutAsides(text) : withoutOtherNames(text))

/** English words of the table without abbreviations: `sponsor`, `hazard ratio`. */
const english = rows
  .flatMap(({ english }) => english.replace(/\([^)]*\)/g, '').split(/[;,]| or /))
  .map((term) => term.trim())
  .filter((term) => /^[a-z][a-z -]{3,}$/.test(term))

describe('the Hebrew terms', () => {
  test('the table is read: terms in both languages', () => {
    expect(rows.length).toBeGreaterThan(45)
    expect(english).toEqual(expect.arrayContaining(['sponsor', 'hazard ratio', 'titer']))
  })

  test('the table has each that readers found other forms of', () => {
    const missing = variants.filter(({ right }) => !rows.some(({ hebrew }) => hebrew.includes(right)))
    expect(missing.map(({ right }) => right)).toEqual([])
  })

  test('none of the other forms stands in the content', () => {
    const faults = hebrewLines().flatMap(([path, text]) =>
      variants.flatMap(({ right, wrong }) =>
        wrong.filter((form) => foundIn(text, form)).map((form) => `${path}: "${form}": write ${right}`),
      ),
    )
    expect(faults).toEqual([])
  })

  test('an English term of the table stands in Hebrew only in brackets or quotes', () => {
    const faults = hebrewLines()
      .filter(([, text]) => /[א-ת]/.test(text))
      .flatMap(([path, text]) => {
        const words = withoutAsides(text.replace(/^\w+: /, '').replaceAll(/\{[^{}]*\}/g, ''))
        return english.filter((term) => asWord(term).test(words)).map((term) => `${path}: "${term}"`)
      })
    expect(faults).toEqual([])
  })

  test('each other form is found as a word, and not inside another', () => {
    for (const form of variants.flatMap(({ wrong }) => wrong)) {
      const texts = [form, `בניסוי, ו${form}.`, `(${form} ראשון`]
      expect
        .soft(
          texts.filter((text) => !foundIn(text, form)),
          form,
        )
        .toEqual([])
      expect
        .soft(
          [`ת${form}`, `${form}ת`].filter((text) => foundIn(text, form)),
          form,
        )
        .toEqual([])
    }
  })
})
