import { dayInWords } from '../dates.ts'
import type { Language } from '../locales.ts'

interface PolicyVersion {
  /** ISO day. */
  day: string
  changed: Record<Language, string>
}

const first = { en: 'the first text.', he: 'הנוסח הראשון.' }

/** The texts of each policy, the newest first. A change of what a policy says adds one. */
export const policyVersions = {
  'privacy-policy': [
    {
      day: '2026-12-01',
      changed: {
        en: 'added: what each tool sends, pages fetched ahead, the host of our mailbox, our page at LinkedIn, the exception for representatives, and the court’s view of the Data Privacy Framework. The daily limit of messages also counts the larger network, and a message sent with scripts off is stored with a code derived in part from the browser.',
        he: 'נוספו: מה שולח כל כלי, עמודים שמובאים מראש, החברה המארחת את תיבת הדואר, העמוד שלנו ב־LinkedIn, החריג לעניין נציגים ופסיקת בית הדין על ה־Data Privacy Framework. בהגבלה היומית של ההודעות נספרת גם הרשת הגדולה, ולהודעה שנשלחה כשהסקריפטים כבויים נוסף קוד שמחושב גם לפי הדפדפן.',
      },
    },
    {
      day: '2026-11-27',
      changed: {
        en: 'added: requests of programs, such as AI assistants.',
        he: 'נוספו: בקשות של תוכנות, כגון עוזרי AI.',
      },
    },
    {
      day: '2026-11-26',
      changed: {
        en: 'added: study designs and briefs, copies of pages, mail and phone, applications, counts and reports of faults, representatives, registration, and the basis of each transfer. A message that is not delivered is deleted after a year.',
        he: 'נוספו: מערכי מחקר ותיאורי פרויקט, עותקים של עמודים, דואר וטלפון, מועמדויות, ספירות ודיווחי תקלות, נציגים, רישום, והבסיס לכל העברה לחו״ל. הודעה שלא נמסרה נמחקת כעבור שנה.',
      },
    },
    {
      day: '2026-11-23',
      changed: {
        en: 'added: the privacy protection officer, the rights under Amendment 13, logs, Turnstile, and drafts.',
        he: 'נוספו: הממונה על הגנת הפרטיות, הזכויות לפי תיקון 13, יומנים, Turnstile וטיוטות.',
      },
    },
    { day: '2026-11-20', changed: first },
  ],
  'cookie-policy': [
    {
      day: '2026-12-01',
      changed: {
        en: 'moved to the Privacy Policy: what each tool sends.',
        he: 'עבר למדיניות הפרטיות: מה שולח כל כלי.',
      },
    },
    {
      day: '2026-11-26',
      changed: {
        en: 'added: which entries hold what you typed and when it is sent, the browser’s history, and why drafts are kept.',
        he: 'נוספו: באילו רשומות נמצא מה שהוקלד ומתי הוא נשלח, היסטוריית הדפדפן, והטעם לשמירת טיוטות.',
      },
    },
    {
      day: '2026-11-23',
      changed: {
        en: 'added: the table of all that is stored, drafts, the change of language, and Turnstile.',
        he: 'נוספו: טבלה של כל מה שנשמר, טיוטות, המעבר לשפה האחרת ו־Turnstile.',
      },
    },
    { day: '2026-11-20', changed: first },
  ],
  'terms-of-service': [
    {
      day: '2026-12-01',
      changed: {
        en: 'added: access by programs, all tools by name, and every kind of plot.',
        he: 'נוספו: גישה של תוכנות, כל הכלים בשמם וכל סוגי התרשימים.',
      },
    },
    {
      day: '2026-11-26',
      changed: {
        en: 'added: calculations, what you may copy, and the license of the sample study. Reading the site no longer counts as consent.',
        he: 'נוספו: חישובים, מה מותר להעתיק והרישיון של המחקר לדוגמה. קריאה באתר אינה נחשבת עוד להסכמה.',
      },
    },
    {
      day: '2026-11-25',
      changed: {
        en: 'added: licenses of software, font, and icons.',
        he: 'נוספו: רישיונות של תוכנה, גופן וסמלים.',
      },
    },
    {
      day: '2026-11-23',
      changed: {
        en: 'a new text applies from the day on which it comes into force.',
        he: 'נוסח חדש חל מיום כניסתו לתוקף.',
      },
    },
    { day: '2026-11-20', changed: first },
  ],
  accessibility: [
    {
      day: '2026-12-01',
      changed: {
        en: 'corrected: the site offers three PDF documents. Added: every kind of file, and what else needs scripts.',
        he: 'תוקן: באתר שלושה מסמכי PDF. נוספו: כל סוגי הקבצים, ועוד דברים שמצריכים סקריפטים.',
      },
    },
    {
      day: '2026-11-29',
      changed: {
        en: 'added: the oldest browsers for which the site is made.',
        he: 'נוספו: הדפדפנים הישנים ביותר שהאתר מיועד להם.',
      },
    },
    {
      day: '2026-11-26',
      changed: {
        en: 'added: when and in which browsers the site was checked, formulas, downloads, what needs scripts, and the premises.',
        he: 'נוספו: מתי ובאילו דפדפנים נבדק האתר, נוסחאות, קבצים להורדה, מה מצריך סקריפטים, והמשרד.',
      },
    },
    {
      day: '2026-11-23',
      changed: {
        en: 'added: the accessibility coordinator, regulation 35E, and the search key.',
        he: 'נוספו: רכז/ת הנגישות, תקנה 35ה ומקש החיפוש.',
      },
    },
    { day: '2026-11-20', changed: first },
  ],
} as const satisfies Record<string, readonly [PolicyVersion, ...PolicyVersion[]]>

export type PolicyName = keyof typeof policyVersions

export function versionLines(policy: PolicyName, language: Language): string[] {
  return policyVersions[policy].map(
    ({ day, changed }) => `${dayInWords(day, language)}: ${changed[language]}`,
  )
}

/** The day since which the newest text is in effect. */
export const inForceSince = (policy: PolicyName): string => policyVersions[policy][0].day
