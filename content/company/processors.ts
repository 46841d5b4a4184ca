import type { Language } from '../locales.ts'

interface Processor {
  name: string
  place: Record<Language, string>
  task: Record<Language, string>
  /** On what a transfer from the European Economic Area is based. */
  transfer: Record<Language, string>
}

/** Processors of visitors' personal data, for the privacy policy and the qualification page. */
export const processors = [
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
] as const satisfies Processor[]

export function processorLines(language: Language): string[] {
  const basis = { en: 'Basis of the transfer', he: 'הבסיס להעברה' }[language]
  return processors.map(
    ({ name, place, task, transfer }) =>
      `${name} (${place[language]}): ${task[language]}. ${basis}: ${transfer[language]}.`,
  )
}
