/** Only the build reads these words: `src/build/study-design/cards`. */
import type { Language } from '../locales.ts'
import type { DesignName } from './routes.ts'

/** What the overview has a card for: the designs, and the tools before and after them. */
export type CardName = DesignName | 'estimand' | 'monitoring'

/** Names of the groups on the overview. */
export const cardGroups = ['estimand', 'comparison', 'conduct', 'sameness', 'signal', 'estimation'] as const

type CardGroup = (typeof cardGroups)[number]

/** The question of each group. */
export const groupTitles: Readonly<Record<Language, Readonly<Record<CardGroup, string>>>> = {
  en: {
    estimand: 'What exactly should the study estimate? Define this before the sample size.',
    comparison: 'Is the treatment better than the alternative, or not worse by more than a margin?',
    conduct: 'Can you randomize whole clinics, or stop the trial early?',
    sameness: 'Is your product bioequivalent to the reference product?',
    signal: 'Does a first result, without a control group, justify continuing?',
    estimation: 'How precise will the estimate be, and how likely are you to observe a rare adverse event?',
  },
  he: {
    estimand: 'מה בדיוק המחקר אמור לאמוד? את זה מגדירים לפני שמחשבים את גודל המדגם.',
    comparison: 'האם הטיפול עדיף על החלופה, או אינו נופל ממנה ביותר מגבול אי־הנחיתות?',
    conduct: 'האם אפשר להקצות באקראי מרפאות שלמות, או לעצור את הניסוי מוקדם?',
    sameness: 'האם יש ביו־שוויון בין התכשיר שלכם לתכשיר הייחוס?',
    signal: 'האם תוצאה ראשונה, בלי קבוצת ביקורת, מצדיקה המשך?',
    estimation: 'כמה מדויק יהיה האומדן, ומה הסיכוי לראות אירוע חריג נדיר?',
  },
}

export const stepNames = ['question', 'estimand', 'design', 'brief'] as const

type StepWords = Record<(typeof stepNames)[number], { name: string; text: string }> & { label: string }

/** The way to a request for proposal; the overview is its third step. */
export const stepWords: Readonly<Record<Language, Readonly<StepWords>>> = {
  en: {
    label: 'From the question to the brief',
    question: { name: 'Question', text: 'What the study should show: choose it below' },
    estimand: {
      name: 'Estimand',
      text: 'What exactly it estimates: five attributes, before the sample size',
    },
    design: {
      name: 'Design',
      text: 'How many participants it needs: ten designs, with the text for the protocol',
    },
    brief: { name: 'Brief', text: 'What you send out for a proposal, on one or two pages' },
  },
  he: {
    label: 'מן השאלה אל תיאור הפרויקט',
    question: { name: 'שאלה', text: 'מה המחקר אמור להראות: בוחרים כאן למטה' },
    estimand: { name: 'אסטימנד', text: 'מה בדיוק הוא אומד: חמישה מאפיינים, עוד לפני שמחשבים את גודל המדגם' },
    design: { name: 'מערך', text: 'כמה משתתפים דרושים לו: עשרה מערכים, עם הטקסט לפרוטוקול' },
    brief: { name: 'תיאור הפרויקט', text: 'מה ששולחים לקבלת הצעה, בעמוד אחד או שניים' },
  },
}

/** Its page asks no question. */
export const monitoringQuestion: Readonly<Record<Language, string>> = {
  en: 'You have an interim result: does it cross a boundary?',
  he: 'יש לכם תוצאת ביניים: האם היא חוצה גבול?',
}

/** The places are filled with facts of the example. */
interface CardWords {
  /** After the number that is the answer. */
  unit: string
  /** What the answer is for. */
  basis: string
  /** What the picture shows. */
  finding: string
}

export const cardWords: Readonly<Record<CardName, Readonly<Record<Language, CardWords>>>> = {
  estimand: {
    en: {
      unit: 'attributes',
      basis: 'and a strategy for each intercurrent event',
      finding:
        'Two intercurrent events of the diabetes example: after stopping treatment the observed values count; after rescue medication the values count as they would be without it.',
    },
    he: {
      unit: 'מאפיינים',
      basis: 'ואסטרטגיה לכל אירוע מתערב',
      finding:
        'שני אירועים מתערבים בדוגמת הסוכרת: אחרי הפסקת הטיפול נכללים הערכים שנצפו; אחרי תרופת הצלה נכללים הערכים שהיו מתקבלים בלעדיה.',
    },
  },
  'two-means': {
    en: {
      unit: 'participants:',
      basis: '{power}% power to detect a difference of {difference} (standard deviation {sd})',
      finding: 'Two normal curves whose means are {shift} standard deviations apart.',
    },
    he: {
      unit: 'משתתפים:',
      basis: 'עוצמה של {power}% לגילוי הפרש של {difference} (סטיית תקן {sd})',
      finding: 'שתי עקומות נורמליות, והממוצעים במרחק {shift} סטיות תקן זה מזה.',
    },
  },
  'two-proportions': {
    en: {
      unit: 'participants:',
      basis: '{power}% power to detect {p1}% against {p2}%',
      finding: 'Two bars: {p1}% in group 1 and {p2}% in group 2.',
    },
    he: {
      unit: 'משתתפים:',
      basis: 'עוצמה של {power}% לגילוי הבדל בין {p1}% ל־{p2}%',
      finding: 'שתי עמודות: {p1}% בקבוצה 1 ו־{p2}% בקבוצה 2.',
    },
  },
  'time-to-event': {
    en: {
      unit: 'participants,',
      basis: '{events} events: {power}% power for a hazard ratio of {hr}',
      finding:
        'Two survival curves over {duration} months, with medians of {controlMedian} and {treatedMedian} months.',
    },
    he: {
      unit: 'משתתפים,',
      basis: '{events} אירועים: עוצמה של {power}% ליחס סיכונים של {hr}',
      finding:
        'שתי עקומות הישרדות לאורך {duration} חודשים; החציונים הם {controlMedian} ו־{treatedMedian} חודשים.',
    },
  },
  bioequivalence: {
    en: {
      unit: 'participants:',
      basis: '{power}% power if the ratio is {gmr} and the coefficient of variation {cv}%',
      finding:
        'The expected 90% confidence interval of the ratio, {lower}% to {upper}%, lies within the limits of {low}% and {high}%.',
    },
    he: {
      unit: 'משתתפים:',
      basis: 'עוצמה של {power}% אם היחס הוא {gmr} ומקדם ההשתנות {cv}%',
      finding: 'רווח בר־הסמך הצפוי ליחס (90%) נע בין {lower}% ל־{upper}%, בתוך הגבולות {low}% ו־{high}%.',
    },
  },
  'one-proportion': {
    en: {
      unit: 'participants:',
      basis: '{power}% power to detect {p1}% against a fixed {p0}%',
      finding:
        'How many of {n} participants have the outcome if the true proportion is {p0}% or {p1}%: from {atLeast} on, the test rejects {p0}%.',
    },
    he: {
      unit: 'משתתפים:',
      basis: 'עוצמה של {power}% לגילוי {p1}% לעומת שיעור קבוע של {p0}%',
      finding:
        'כמה מתוך {n} משתתפים מגיעים לתוצא כשהשיעור האמיתי הוא {p0}% או {p1}%: החל ב־{atLeast} המבחן דוחה את {p0}%.',
    },
  },
  'simon-two-stage': {
    en: {
      unit: 'participants:',
      basis: '{power}% power for {p1}% against {p0}%; stop after {n1} if at most {r1} responded',
      finding: 'A first stage of {n1} dots, a decision, and a second stage of {second} dots.',
    },
    he: {
      unit: 'משתתפים:',
      basis: 'עוצמה של {power}% לגילוי {p1}% לעומת {p0}%; עוצרים אחרי {n1} אם הגיב {r1} לכל היותר',
      finding: 'שלב ראשון של {n1} נקודות, החלטה, ושלב שני של {second} נקודות.',
    },
  },
  'cluster-randomized': {
    en: {
      unit: 'clusters',
      basis: 'of {m} each: {power}% power for a difference of {difference} (intracluster correlation {icc})',
      finding: 'Two arms of {clusters} clusters, each with {m} dots for its participants.',
    },
    he: {
      unit: 'אשכולות',
      basis: 'של {m} משתתפים: עוצמה של {power}% להפרש של {difference} (מתאם תוך־אשכולי {icc})',
      finding: 'שתי זרועות של {clusters} אשכולות; בכל אשכול {m} נקודות למשתתפים.',
    },
  },
  'group-sequential': {
    en: {
      unit: 'participants at most:',
      basis: '{power}% power with up to {looks} analyses; a single analysis needs {fixed}',
      finding: 'Boundaries of Z at {looks} analyses: {bounds}, above and below.',
    },
    he: {
      unit: 'משתתפים לכל היותר:',
      basis: 'עוצמה של {power}% ב־{looks} ניתוחים לכל היותר; בניתוח יחיד דרושים {fixed}',
      finding: 'גבולות של Z ב־{looks} ניתוחים, מעל האפס ומתחתיו: {bounds}.',
    },
  },
  monitoring: {
    en: {
      unit: 'is below {bound}: go on',
      basis: 'Z at analysis {look} of {looks}',
      finding: 'The Z of two interim analyses, {zs}, between the boundaries: none is crossed.',
    },
    he: {
      unit: 'מתחת ל־{bound}: ממשיכים',
      basis: 'Z בניתוח {look} מתוך {looks}',
      finding: 'ערכי Z של שני ניתוחי ביניים, {zs}, בין הגבולות: שום גבול לא נחצה.',
    },
  },
  precision: {
    en: {
      unit: 'participants:',
      basis: '{p}% is estimated to within ±{within} percentage points, with {confidence}% confidence',
      finding:
        'The confidence interval narrows with the size: with {n} participants it is {lower}% to {upper}%.',
    },
    he: {
      unit: 'משתתפים:',
      basis: 'אומדן של {p}% בדיוק של ±{within} נקודות אחוז, ברמת סמך של {confidence}%',
      finding: 'רווח בר־הסמך מצטמצם עם הגודל: עם {n} משתתפים הוא נע בין {lower}% ל־{upper}%.',
    },
  },
  'rare-events': {
    en: {
      unit: 'participants:',
      basis: 'a {confidence}% chance of observing at least one event whose risk is {risk}%',
      finding:
        '{n} dots for participants, one of them marked: with a risk of {risk}%, the chance of at least one event is {chance}.',
    },
    he: {
      unit: 'משתתפים:',
      basis: 'סיכוי של {confidence}% לראות לפחות אירוע אחד שסיכונו {risk}%',
      finding: '{n} נקודות למשתתפים, אחת מהן מסומנת: בסיכון של {risk}% הסיכוי לאירוע אחד לפחות הוא {chance}.',
    },
  },
}
