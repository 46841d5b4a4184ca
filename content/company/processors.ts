import { dayInWords } from '../dates.ts'
import type { Language } from '../locales.ts'
import { type MailboxHost, site } from '../site.ts'

interface Processor extends MailboxHost {
  task: Record<Language, string>
}

/** Those that the code of the site needs. */
const ofCode: readonly Processor[] = [
  {
    name: 'Cloudflare, Inc.',
    place: {
      en: 'United States, with data centers worldwide',
      he: 'ארצות הברית, עם מרכזי נתונים ברחבי העולם',
    },
    task: {
      en: 'hosting, logs, outbox, database of counts (page views, messages, faults), protection against attacks, and, where it is switched on, Turnstile',
      he: 'אירוח, יומנים, תור הדואר היוצא, בסיס הנתונים של הספירות (צפיות, הודעות, תקלות), הגנה מפני התקפות, ואם הופעל – Turnstile',
    },
    transfer: {
      en: 'the EU–US Data Privacy Framework (Decision (EU) 2023/1795) while Cloudflare is certified under it, otherwise SCC, which are part of its data processing addendum',
      he: 'מסגרת הגנת המידע EU–US Data Privacy Framework (החלטה (EU) 2023/1795) כל עוד Cloudflare מוסמכת לפיה, ובהיעדרה ה־SCC הכלולים בהסכם עיבוד המידע שלה',
    },
  },
  {
    name: 'MailChannels Corporation',
    place: { en: 'Canada', he: 'קנדה' },
    task: {
      en: 'delivery of contact messages to our mailbox',
      he: 'העברת הודעות מן הטופס לתיבת הדואר שלנו',
    },
    transfer: {
      en: 'the adequacy decision for Canadian companies under PIPEDA (Decision 2002/2/EC), otherwise SCC',
      he: 'החלטת ההלימות לחברות בקנדה הכפופות ל־PIPEDA (החלטה 2002/2/EC), ובהיעדרה ה־SCC',
    },
  },
]

const mailboxTask = {
  en: 'storage of our mailbox, where contact messages arrive',
  he: 'אחסון תיבת הדואר שלנו, שאליה מגיעות ההודעות מן הטופס',
}

/** Processors of visitors' personal data, for the privacy policy and the qualification page. */
export const processorsWith = (host: MailboxHost | null = site.mailboxHost): readonly Processor[] =>
  host ? [...ofCode, { ...host, task: mailboxTask }] : ofCode

const noHost = {
  en: 'We will name here the company that hosts our mailbox, its country, and the basis of the transfer to it. Until they stand here, please call us instead of writing if they matter to you.',
  he: 'כאן יפורטו שם החברה המארחת את תיבת הדואר שלנו, המדינה שבה היא פועלת והבסיס להעברה אליה. כל עוד אינם מופיעים כאן, ואם הדבר חשוב לכם, אפשר להתקשר אלינו במקום לכתוב.',
}

/** Where the host of the mailbox is missing. */
export const mailboxLines = (language: Language, host: MailboxHost | null = site.mailboxHost): string[] =>
  host ? [] : [noHost[language]]

/** When somebody last looked whether there is a judgment in the appeal. ISO day. */
const looked = '2026-12-01'

export const frameworkLine = (language: Language): string =>
  ({
    en: `The General Court of the European Union upheld the Data Privacy Framework on September 3, 2025 (T-553/23, Latombe). An appeal is before the Court of Justice (C-703/25 P); when we last looked, on ${dayInWords(looked, language)}, we found no judgment in it.`,
    he: `ב־3 בספטמבר 2025 דחה בית הדין הכללי של האיחוד האירופי עתירה לביטול ה־Data Privacy Framework (T-553/23, Latombe). ערעור על כך תלוי ועומד בבית הדין לצדק (C-703/25 P); בבדיקתנו האחרונה, ב־${dayInWords(looked, language)}, לא מצאנו בו פסק דין.`,
  })[language]

export function processorLines(language: Language, host?: MailboxHost | null): string[] {
  const basis = { en: 'Basis of the transfer', he: 'הבסיס להעברה' }[language]
  return processorsWith(host).map(
    ({ name, place, task, transfer }) =>
      `${name} (${place[language]}): ${task[language]}. ${basis}: ${transfer[language]}.`,
  )
}
