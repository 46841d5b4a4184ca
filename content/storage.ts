import type { Language } from './locales.ts'
import { isPageName } from './routes.ts'

interface StorageEntry {
  key: string
  /** The page that stores it, if a provider may remove that page. */
  page?: string
  kind: 'sessionStorage' | 'localStorage'
  /** It holds words or numbers that the visitor typed. */
  isTyped: boolean
  purpose: Record<Language, string>
  lasts: Record<Language, string>
}

/**
 * All that the site can store in a visitor's browser. The cookie policy prints this table. The code
 * takes its keys from `StorageKey`, and tests search for anything else that is stored.
 */
const storageEntries = [
  {
    key: 'display',
    kind: 'sessionStorage',
    isTyped: false,
    purpose: {
      en: 'Text size, contrast, underlined links, and the search key, as you set them in the accessibility panel, so that the next page opens the same way.',
      he: 'גודל הטקסט, הניגודיות, הקו התחתון לקישורים ומקש החיפוש כפי שנקבעו בחלונית הנגישות, כדי שגם העמוד הבא ייפתח באותה תצוגה.',
    },
    lasts: {
      en: 'Until you reload a page, reset the panel, or close the tab.',
      he: 'עד לרענון עמוד, לאיפוס בחלונית או לסגירת הלשונית.',
    },
  },
  {
    key: 'display',
    kind: 'localStorage',
    isTyped: false,
    purpose: {
      en: 'The same settings, only if you checked “Remember on this device”, so that your next visit opens the same way.',
      he: 'אותן הגדרות, רק אם סומנה התיבה ״לזכור במכשיר הזה״, כדי שגם הביקור הבא ייפתח באותה תצוגה.',
    },
    lasts: {
      en: 'Until you uncheck the box or reset the panel.',
      he: 'עד לביטול הסימון או לאיפוס בחלונית.',
    },
  },
  {
    key: 'study',
    kind: 'sessionStorage',
    isTyped: false,
    purpose: {
      en: 'Which terms you marked as known on the flash cards of the glossary, so that they stay marked on the next cards.',
      he: 'אילו מונחים סומנו כידועים בכרטיסיות הלימוד של המילון, כדי שיישארו מסומנים גם בכרטיסיות הבאות.',
    },
    lasts: {
      en: 'Until you close the tab.',
      he: 'עד לסגירת הלשונית.',
    },
  },
  {
    key: 'place',
    kind: 'sessionStorage',
    isTyped: false,
    purpose: {
      en: 'Which section of the page you were in, how far into it, and which cards were open, when you follow the link to the other language, so that you can read on from there.',
      he: 'באיזה חלק של העמוד נעצרה הקריאה, עד לאן הגיעה בו ואילו כרטיסים היו פתוחים, בלחיצה על הקישור לשפה האחרת, כדי שאפשר יהיה להמשיך משם.',
    },
    lasts: {
      en: 'Until the page in the other language has opened.',
      he: 'עד שהעמוד בשפה האחרת נפתח.',
    },
  },
  {
    key: 'brief',
    page: 'brief',
    kind: 'sessionStorage',
    isTyped: true,
    purpose: {
      en: 'The project brief that you filled in, added to, or opened by its link, so that you can go on from page to page and still find it.',
      he: 'תיאור הפרויקט שמילאתם, שהוספתם לו פריטים או שפתחתם מקישור, כדי שאפשר יהיה לעבור בין העמודים ולמצוא אותו שוב.',
    },
    lasts: {
      en: 'Until you start the brief over or close the tab.',
      he: 'עד להתחלה מחדש של התיאור או לסגירת הלשונית.',
    },
  },
  {
    key: 'contact-draft',
    kind: 'sessionStorage',
    isTyped: true,
    purpose: {
      en: 'What you typed and chose in the contact form, the errors found in it, and a random number that keeps it from being sent twice, so that you lose nothing when you change the language, go back, reload, or reopen a tab closed by mistake.',
      he: 'מה שהוקלד ונבחר בטופס יצירת הקשר, השגיאות שנמצאו בו, ומספר אקראי שמונע שליחה כפולה, כדי שדבר לא יאבד במעבר לשפה האחרת, בחזרה לאחור, ברענון או בפתיחה מחדש של לשונית שנסגרה בטעות.',
    },
    lasts: {
      en: 'Until the message is sent, you discard the draft, or you close the tab.',
      he: 'עד לשליחת ההודעה, למחיקת הטיוטה או לסגירת הלשונית.',
    },
  },
  {
    key: 'career-draft',
    kind: 'sessionStorage',
    isTyped: true,
    purpose: {
      en: 'What you typed in the application form, for the same reason.',
      he: 'מה שהוקלד בטופס המועמדות, מאותה סיבה.',
    },
    lasts: {
      en: 'Until you submit the form, discard the draft, or close the tab.',
      he: 'עד להגשת הטופס, למחיקת הטיוטה או לסגירת הלשונית.',
    },
  },
  {
    key: 'brief-draft',
    page: 'brief',
    kind: 'sessionStorage',
    isTyped: true,
    purpose: {
      en: 'What you typed and chose in the form of the project brief and have not sent yet, for the same reason.',
      he: 'מה שהוקלד ונבחר בטופס של תיאור הפרויקט ועדיין לא נשלח, מאותה סיבה.',
    },
    lasts: {
      en: 'Until you press “Write the brief”, start over, fill in another brief, or close the tab.',
      he: 'עד ללחיצה על ״ניסוח התיאור״, להתחלה מחדש, למילוי תיאור אחר או לסגירת הלשונית.',
    },
  },
  {
    key: 'estimand-draft',
    page: 'estimand',
    kind: 'sessionStorage',
    isTyped: true,
    purpose: {
      en: 'What you typed and chose in the estimand builder and have not sent yet, for the same reason.',
      he: 'מה שהוקלד ונבחר בטופס לבניית האסטימנד ועדיין לא נשלח, מאותה סיבה.',
    },
    lasts: {
      en: 'Until you press “State the estimand”, start over, fill in another estimand, or close the tab.',
      he: 'עד ללחיצה על ״ניסוח האסטימנד״, להתחלה מחדש, למילוי אסטימנד אחר או לסגירת הלשונית.',
    },
  },
] as const satisfies StorageEntry[]

export type StorageKey = (typeof storageEntries)[number]['key']

export interface StorageRow {
  key: string
  kind: string
  purpose: string
  lasts: string
}

const entriesOfSite = storageEntries.filter((entry) => !('page' in entry) || isPageName(entry.page))

export function storageRows(language: Language): StorageRow[] {
  return entriesOfSite.map(({ key, kind, purpose, lasts }) => ({
    key,
    kind,
    purpose: purpose[language],
    lasts: lasts[language],
  }))
}

/** The keys under which typed words and numbers can be kept, as the cookie policy names them. */
export const typedKeys = entriesOfSite.filter(({ isTyped }) => isTyped).map(({ key }) => key)
