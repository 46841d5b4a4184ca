import type { NotQueried } from '#src/sample-study/conformance-facts.ts'
import { core } from './rule.ts'

const unqueried = (reason: NotQueried['reason'], id: string, also: string, en: string, he: string) => {
  const { query: _none, ...rule } = core(id, also, en, he, '')
  return { ...rule, reason }
}

/** The rules that the engine ran and that have no query here. */
export const notQueried: readonly NotQueried[] = [
  unqueried(
    'library',
    '000019',
    'CG0311',
    'The label of a variable has at most 40 characters.',
    'תווית של משתנה מכילה 40 תווים לכל היותר.',
  ),
  unqueried(
    'absent',
    '000140',
    'CG0225',
    'A planned day (VISITDY) belongs to a visit of TV.',
    'יום מתוכנן (VISITDY) שייך לביקור שב־TV.',
  ),
  unqueried('absent', '000197', 'CG0339', 'A category is not the body system.', 'קטגוריה אינה מערכת הגוף.'),
  unqueried(
    'absent',
    '000198',
    'CG0340',
    'A subcategory is not the body system.',
    'תת־קטגוריה אינה מערכת הגוף.',
  ),
  unqueried(
    'absent',
    '000249',
    'CG0032',
    'VISITDY is the planned day that TV gives.',
    'הערך של VISITDY הוא היום המתוכנן שב־TV.',
  ),
  unqueried(
    'library',
    '000334',
    'CG0016',
    'A variable that the guide expects is there, if only as an empty column.',
    'משתנה שהמדריך מצפה לו קיים, ולו כעמודה ריקה.',
  ),
  unqueried(
    'library',
    '000550',
    'CG0013 CG0351',
    'A variable is one that the model allows in its class.',
    'משתנה הוא כזה שהמודל מתיר בסוג קובץ הנתונים שלו.',
  ),
  unqueried(
    'library',
    '000594',
    'CG0359',
    'The words of a label begin with capital letters.',
    'מילים של תווית מתחילות באות גדולה.',
  ),
  unqueried(
    'library',
    '000761',
    'CG0289',
    'The version of a terminology in TS is a day on which CDISC published one.',
    'גרסת המינוח ב־TS היא יום שבו CDISC פרסמה גרסה.',
  ),
  unqueried(
    'file',
    '000765',
    'FB2401',
    'No dataset is larger than 5 GB.',
    'אין קובץ נתונים גדול מחמישה ג׳יגה־בייט.',
  ),
  unqueried(
    'absent',
    '000766',
    'CG0601',
    'A finding about an event without a code names the event.',
    'ממצא על אירוע בלי קוד נוקב בשם האירוע.',
  ),
  unqueried(
    'absent',
    '000767',
    'CG0603',
    'A finding about a coded record names its coded term.',
    'ממצא על רשומה מקודדת נוקב במונח המקודד.',
  ),
  unqueried(
    'absent',
    '000778',
    'CG0650',
    'The name of a split dataset of associated persons has 5 or 6 characters.',
    'שם של קובץ מפוצל על אנשים קשורים מכיל 5 או 6 תווים.',
  ),
  unqueried(
    'library',
    '000783',
    'CG0314',
    'A supplemental value is not named like a variable of the model.',
    'ערך משלים אינו נקרא בשם של משתנה שבמודל.',
  ),
  unqueried(
    'library',
    '000852',
    'CG0664',
    'The variables stand in the order of the guide.',
    'המשתנים עומדים בסדר של המדריך.',
  ),
  unqueried(
    'library',
    '000929',
    'CG0001',
    'In Define-XML, the code of a domain has the code of its published term.',
    'ב־Define-XML לקוד של תחום יש הקוד של המונח שפורסם.',
  ),
  unqueried('absent', '001034', 'CG0562', 'Repetitions of a test are numbered.', 'חזרות על בדיקה ממוספרות.'),
  unqueried(
    'library',
    '001080',
    'CG0288',
    'A CDISC code in TS is in the version of the terminology that is named.',
    'קוד של CDISC ב־TS נמצא בגרסת המינוח שצוינה.',
  ),
  unqueried(
    'library',
    '001081',
    'CG0010',
    'The role of a variable in Define-XML is that of the guide.',
    'תפקידו של משתנה ב־Define-XML הוא זה שבמדריך.',
  ),
  unqueried(
    'library',
    '001082',
    'CG0012',
    'The type of a variable is that of the guide.',
    'סוגו של משתנה הוא זה שבמדריך.',
  ),
]
