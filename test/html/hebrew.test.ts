import { expect, test } from 'vitest'
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
  [
    'a site of a trial is a מרכז, because אתר is a website',
    /משתתפ[^.;:]{0,25}(?<!\p{L})[במ]?אתר(?:ים|י)?(?!\p{L})|אתרים של \p{L}/u,
    ['דמיון בין משתתפים באותו אתר', 'המשתתפים באים מאתרים של עשרה'],
  ],
  [
    'a seed is ערך התחלתי (seed)',
    /גרעין \(seed\)|(?:,|^) ?גרעין(?: \d| \{|$)/u,
    ['300 ניסויים, גרעין {seed}', 'גרעין (seed)'],
  ],
  ['errors are מסוג ראשון and מסוג שני', /מסוג I/u, ['טעות מסוג I', 'הטעות מסוג II']],
  ['the head of a column of quantities is המדד, because הגודל is the size', /^הגודל$/u, ['הגודל']],
  ['imaging is דימות, because מודמה is simulated', /(?<!\p{L})[והש]?מודמ/u, ['הגידול מודמה בסינון']],
  [
    'a sample is drawn: הגרלה; a figure is תרשים',
    /(?<!\p{L})[ובלכשהמ]*(?:ציור|מצויר|צויר|לצייר)/u,
    ['ציור 300 ניסויים', 'הניסויים לא צוירו'],
  ],
  [
    'one does not answer with people or services: נשלח, נציע, נמסור',
    /(?:נשיב|נחזור(?: תחילה)?) עם(?!\p{L})/u,
    ['נשיב עם השאלות', 'נחזור תחילה עם שאלות'],
  ],
  [
    'to what is אל מה or מקורות, because למה is why',
    /למה (?:הם|הן|משווים|מושווים|מצפות)(?!\p{L})|(?<!\p{L})מה זה משנה/u,
    ['למה הם מושווים', 'נא לציין למה משווים את הטיפול', 'מה זה משנה'],
  ],
  ['an outlier is תצפית חריגה', /ערכים חריגים|ערך חריג(?!\p{L})/u, ['עמיד לערכים חריגים']],
  ['pooled is משולב', /מאוגמ/u, ['השפעה מאוגמת']],
  [
    'what will be found is שיימצא, because ייצפה is expected',
    /(?<!\p{L})[ושהכל]*[ית]יצפ(?:ה|ו)(?!\p{L})/u,
    ['אם השיעור שייצפה', 'לא ייצפה אף אירוע'],
  ],
  ['an output is תוצר', /(?<!\p{L})[ובלכשהמ]*פלט(?:ים|י)?(?!\p{L})/u, ['השוואת הפלטים']],
  ['baseline is ערך הבסיס, or תחילת המחקר', /(?<!\p{L})[בלמ]?קו ה?בסיס/u, ['קו הבסיס הוא התוצאה האחרונה']],
  ['a system organ class is קבוצת מערכת איברים', /מערכת ה?גוף/u, ['מערכת הגוף או המונח']],
  [
    'progression-free survival is הישרדות ללא התקדמות מחלה',
    /(?:ה?ישרדות ללא התקדמות(?! ה?מחלה))|ללא התקדמות \(PFS\)/u,
    ['ללא התקדמות (PFS)'],
  ],
  ['best overall response is תגובה כוללת מיטבית', /תגובה ה?טובה ביותר/u, ['התגובה הטובה ביותר']],
  ['on treatment is במהלך הטיפול', /(?<!\p{L})תחת ה?טיפול/u, ['תחת טיפול עד 30 ימים']],
  ['a DSMB is a ועדה לניטור', /ועדה המנטרת/u, ['מה שהוועדה המנטרת קוראת']],
  ['simulated data are נתוני סימולציה', /(?:נתונים|ניסויים) מסימולציה/u, ['נתונים מסימולציה']],
  ['a delayed effect is מושהית', /השפעה מאוחרת/u, ['השפעה מאוחרת']],
  ['genomic inflation is אינפלציה', /ניפוח ה?גנומי/u, ['מקדם הניפוח הגנומי']],
  ['Hy’s law is חוק היי', /חוק Hy|כלל (?:Hy|היי)/u, ['פגיעה בכבד (חוק Hy)']],
  [
    'impossible is אי אפשר',
    /לא ניתן (?:יהיה |עוד |היה )?ל(?!פני|הערכה)\p{L}/u,
    ['לא ניתן יהיה לזהות', 'לא ניתן עוד לקרוא'],
  ],
  [
    'scripts are סקריפטים',
    /(?:ללא|בלי|דרוש|נדרש|צריך)[^.;:]{0,10} סקריפט(?!\p{L})/u,
    ['בדפדפן ללא סקריפט', 'ונדרש לכך סקריפט'],
  ],
  [
    'a query is opened: נפתחה',
    /שאילתה [^.;:]{0,20}נשאל|נשאלו שוב/u,
    ['השאילתה הזאת מעולם לא נשאלה', 'נשאלו שוב'],
  ],
]

test.each(homographs)('in every Hebrew text %s', (right, wrong, found) => {
  for (const text of found) expect(text).toMatch(wrong)
  const hits = hebrewLines().flatMap(([path, text]): [string, string][] => {
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
  expect(texts.length).toBeGreaterThan(6000)
  const torn = texts.filter(([, text]) =>
    /\p{Script=Hebrew} [×÷=] \d|[×÷=] (?:\*\*|\p{Script=Hebrew})/u.test(text),
  )
  expect(told(torn, 'end the formula before the word')).toEqual([])
})
