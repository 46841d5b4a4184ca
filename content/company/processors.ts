import type { Language } from '../locales.ts'

interface Processor {
  name: string
  place: Record<Language, string>
  task: Record<Language, string>
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
  },
  {
    name: 'MailChannels Corporation',
    place: { en: 'Canada', he: 'קנדה' },
    task: {
      en: 'delivery of contact messages to our mailbox',
      he: 'העברת הודעות מן הטופס לתיבת הדואר שלנו',
    },
  },
] as const satisfies Processor[]

export function processorLines(language: Language): string[] {
  return processors.map(({ name, place, task }) => `${name} (${place[language]}): ${task[language]}.`)
}
