import { expect, test } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { hebrewLines, words } from '#test/support/words.ts'

/** Hebrew strings without a Hebrew letter, each with its reason. */
const allowed = [
  // The toggle names the other language.
  'English',
  // Effect measures in the notation of statisticians.
  'HR {value} (95% CI {lower}–{upper})',
  'HR (95% CI)',
  'HR {t-14-2-3.pfs-ratio:0} ({plan.confidence}% CI {t-14-2-3.pfs-ratio:1}–{t-14-2-3.pfs-ratio:2})',
  'log-rank p {p}',
  // An estimate under its dose.
  '{value} ({lower}–{upper})',
  'GMFR {value} ({lower}–{upper})',
  'ED50 {half} mg',
  // Formulas of the articles.
  's = {point}: {covered}',
  '{datasets} × 4',
  '{distinct} × 4 = {first}',
  'Emax {max} mmHg',
  'p = 5 × 10⁻⁸',
  // Variables of the CDISC standards with their values.
  'AE: AESTDTC = 2024-03-14',
  'ADAE: TRTEMFL = Y',
  // Sources of a table.
  'ADAE, ADSL',
  // A count.
  '({count})',
]

const told = (faults: [string, string][], cure: string) =>
  faults.map(([path, text]) => `${path}: "${text}": ${cure}`)

/** Standards and codes are in Latin letters in every language. */
const isCode = (text: string) =>
  /^[A-Z][\w./()-]*(?: [\w./()-]+){0,3}$/.test(text) && /[A-Z]{2}|\d/.test(text)

/**
 * Words that the site uses in one meaning only, as in `content/hebrew-terms.csv`, with lines that had
 * another meaning.
 */
const homographs: [right: string, wrong: RegExp, found: string[]][] = [
  [
    'write לעומת ערך …, because מערך is a design',
    /(?<!\p{L})ו?מערך (?:ה?בסיס|ה?סף|ה?ייחוס|ה?יעד|ה?התחל|קבוע|נתון|מסוים|אפס|p)(?!\p{L})|(?:שונה|גבוה|נמוך|גדול|קטן|החל) מערך(?!\p{L})/u,
    ['השינוי מערך הבסיס עד שבוע 26', 'בין זוגות, או מערך קבוע?', 'נמוך מערך p'],
  ],
  [
    'a charter is כתב הסמכויות (charter)',
    /תקנון (?:של )?ה?ו?(?:ועד|־?DSMB)|(?<!כתב ה?סמכויות (?:של ה־DSMB )?)\(charter\)/u,
    ['מנסחים את התקנון (charter)', 'תקנון ה־DSMB', 'מראש בתקנון הוועדה'],
  ],
  [
    'a program is תוכנה, because תוכנית is a plan',
    /תוכני(?:ת|ות) (?:עם ערך התחלתי|\{program\}|מחשב|מתוקפ|מ?ורצ|שנבדק|שקורא|ב?־?(?:SAS|SQL|R)(?![\p{L}{]))|תוכניות המצורפ/u,
    ['תוכנית עם ערך התחלתי (seed)', 'תוכניות מתוקפות ב־SAS', 'תוכנית {program}.', 'אותן תוכניות מורצות'],
  ],
  ['incidental findings are ממצאים מקריים', /ממצא(?:ים|י)? ה?אקראי/u, ['הטיפול בממצאים אקראיים']],
  [
    'fatal is קטלני',
    /(?<!\p{L})[ובלכשהמ]*ממית(?:ה|ים|ות)?(?!\p{L})/u,
    ['ממיתה או מסכנת חיים', 'אם האירוע ממית'],
  ],
  [
    'skewed is אסימטרי, because מוטה is biased',
    /(?:התפלגות|התפלגויות|מדידות|גדלים|נתונים|ערכים)(?: [^.;: ]+)? מוט(?:ה|ות|ים)(?!\p{L})|מוט(?:ה|ות|ים) (?:ל?ימינה|ל?שמאלה)/u,
    ['האם ההתפלגות מוטה', 'לגדלים מוטים ימינה', 'במדידות מוטות'],
  ],
  [
    'messages are מועברות',
    /(?<!\p{L})[ובלכשה]*(?:משודר|שידור|לשדר)/u,
    ['משודרים כהודעות', 'שידור אלקטרוני של דיווחים'],
  ],
]

const texts = () => [
  ...hebrewLines(),
  ...records.flatMap(({ slug, term, definition, note, formula }): [string, string][] =>
    [term.he, definition.he, note?.he ?? '', formula?.where.he ?? ''].map((text) => [slug, text]),
  ),
]

test.each(homographs)('in every Hebrew text %s', (right, wrong, found) => {
  for (const text of found) expect(text).toMatch(wrong)
  const hits = texts().flatMap(([path, text]): [string, string][] => {
    const at = text.search(wrong)
    return at < 0 ? [] : [[path, text.slice(Math.max(0, at - 20), at + 40)]]
  })
  expect(told(hits, right)).toEqual([])
})

test('the right meanings of these words are allowed', () => {
  const allowedTexts =
    'מערך מוצלב, המערך קבוע, לעומת ערך הבסיס, כתב הסמכויות (charter), תקנון למשתנים נלווים, תוכנית הניתוח, תוכניות ניתוח, ממצאים מקריים, האומד מוטה, התוצאות מוטות'
  for (const [, wrong] of homographs) expect(allowedTexts).not.toMatch(wrong)
})

test('every Hebrew value holds Hebrew, but for named exceptions', () => {
  const values = words('/he.ts')
  expect(values.length).toBeGreaterThan(800)
  const foreign = values.filter(
    ([, text]) =>
      /\p{L}/u.test(text) && !/\p{Script=Hebrew}/u.test(text) && !allowed.includes(text) && !isCode(text),
  )
  expect(told(foreign, 'write it in Hebrew, or name it in `allowed` with its reason')).toEqual([])
})

test('no English value holds Hebrew, but for the language toggle', () => {
  const foreign = words('/en.ts').filter(([, text]) => /\p{Script=Hebrew}/u.test(text) && text !== 'עברית')
  expect(told(foreign, 'write it in English')).toEqual([])
})

test('Hebrew is spelled with its own marks: no final letter inside a word, no straight quotes in acronyms', () => {
  const wrong = words('/he.ts').filter(
    ([, text]) => /[ךםןףץ][א-ת]/.test(text) || /[א-ת]"[א-ת]/.test(text) || /[א-ת]-[A-Za-z0-9]/.test(text),
  )
  expect(told(wrong, 'mend the final letter, or write gershayim (״) or maqaf (־)')).toEqual([])
})

test('no formula goes on in a Hebrew word or in bold, where its two sides would change places', () => {
  const texts = hebrewLines()
  expect(texts.length).toBeGreaterThan(900)
  const torn = texts.filter(([, text]) =>
    /\p{Script=Hebrew} [×÷=] \d|[×÷=] (?:\*\*|\p{Script=Hebrew})/u.test(text),
  )
  expect(told(torn, 'end the formula before the word')).toEqual([])
})
