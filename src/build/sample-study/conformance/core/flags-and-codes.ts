import { core, type Rule } from '#src/build/sample-study/conformance/rule.ts'
import { where } from '#src/build/sample-study/conformance/scope.ts'

const code = (name: string) => `length(${name}) > 8 or ${name} glob '[0-9]*' or ${name} glob '*[^A-Z0-9_]*'`
export const flagsAndCodes: readonly Rule[] = [
  core(
    '000083',
    'CG0553',
    'The last result before exposure (LOBXFL = Y) was collected.',
    'התוצאה האחרונה לפני החשיפה (LOBXFL = Y) נאספה.',
    where('findings', "--LOBXFL = 'Y' and --ORRES is null"),
  ),
  core(
    '000105',
    'CG0569 FB2602',
    'The last result before exposure is not empty.',
    'התוצאה האחרונה לפני החשיפה אינה ריקה.',
    where('findings', "--LOBXFL = 'Y' and --STRESC is null"),
  ),
  core(
    '000134',
    'CG0203',
    'Outside DM, a supplemental value says by IDVAR to which record it belongs.',
    'מחוץ ל־DM, ערך משלים אומר ב־IDVAR לאיזו רשומה הוא שייך.',
    where('SUPPDM SUPPCM', "one.RDOMAIN <> 'DM' and one.IDVAR is null"),
  ),
  core(
    '000211',
    'CG0528',
    'SUPPDM has no flags of analysis sets, which belong to ADSL.',
    'ב־SUPPDM אין דגלים של אוכלוסיות ניתוח, שמקומם ב־ADSL.',
    where(
      'SUPPDM',
      "one.QNAM in ('ENRFL', 'SAFFL', 'EFFFL', 'ITTFL', 'PPROTFL', 'COMPLFL', 'COMPLT', 'FULLSET', 'ITT', 'PPROT', 'SAFETY')",
    ),
  ),
  core(
    '000220',
    'CG0372',
    'A code of a test has at most 8 capital letters, digits, or underscores, and no digit first.',
    'קוד של בדיקה מכיל 8 אותיות גדולות, ספרות או קווים תחתונים לכל היותר, ואינו מתחיל בספרה.',
    where('findings', code('--TESTCD')),
  ),
  core(
    '000541',
    'CG0372',
    'A code of a criterion in TI has at most 8 capital letters, digits, or underscores, and no digit first.',
    'קוד של קריטריון ב־TI מכיל 8 אותיות גדולות, ספרות או קווים תחתונים לכל היותר, ואינו מתחיל בספרה.',
    where('TI', code('one.IETESTCD')),
  ),
  core(
    '000221',
    'CG0417',
    'QNAM has at most 8 capital letters, digits, or underscores, and no digit first.',
    'הערך של QNAM מכיל 8 אותיות גדולות, ספרות או קווים תחתונים לכל היותר, ואינו מתחיל בספרה.',
    where('SUPPDM SUPPCM', code('one.QNAM')),
  ),
  core(
    '000219',
    'CG0350',
    'A subcategory is not the label of the dataset.',
    'תת־קטגוריה אינה התווית של קובץ הנתונים.',
    where('all', "upper(--SCAT) = upper('{label}')"),
  ),
  core(
    '000272',
    'CG0336',
    'A category is not the label of the dataset.',
    'קטגוריה אינה התווית של קובץ הנתונים.',
    where('all', "upper(--CAT) = upper('{label}')"),
  ),
  core(
    '000264',
    'CG0039',
    'AESOC is AEBODSYS where analyses use AEBODSYS.',
    'הערך של AESOC זהה ל־AEBODSYS אם הניתוחים משתמשים ב־AEBODSYS.',
    where('AE', '--BODSYS is not --SOC'),
  ),
  core(
    '000362',
    'CG0037',
    'AESOCCD is AEBDSYCD where analyses use AEBODSYS.',
    'הערך של AESOCCD זהה ל־AEBDSYCD אם הניתוחים משתמשים ב־AEBODSYS.',
    where('AE', '--SOCCD is not --BDSYCD'),
  ),
]
