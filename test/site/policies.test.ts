import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, inject, test, vi } from 'vitest'
import { en as careersEn } from '#content/company/careers/en.ts'
import { he as careersHe } from '#content/company/careers/he.ts'
import { dayInWords } from '#content/dates.ts'
import { type Language, languages } from '#content/locales.ts'
import { en as messagesEn } from '#content/messages/en.ts'
import { he as messagesHe } from '#content/messages/he.ts'
import { href } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import type { log } from '#src/contact/log.ts'
import { only, textOf } from '#test/support/html.ts'
import { bindings, documentAt } from '#test/support/site.ts'

/** A new fact in the log without words below is a type error. */
type Fact = keyof NonNullable<Parameters<typeof log>[1]>

const words = {
  en: {
    messages: messagesEn,
    careers: careersEn,
    kept: /deleted (\d+) days after/,
    deleted: /delivered: (\d+) days after delivery/,
    counted: /at most (\d+) seconds/g,
    facts: {
      reference: 'its reference number',
      state: 'the state',
      reason: 'the technical reason of a failure',
      attempts: 'the number of attempts',
      count: 'how many',
      references: 'the reference numbers',
      by: 'which of them it was',
    },
    columns: {
      reference: 'a reference number',
      key: 'a random key',
      fingerprint: 'a fingerprint of its content',
      body: 'your message',
      times: 'the time of receipt and the times of the first failed, the next, and the last attempt',
      state: 'the state of delivery',
      attempts: 'the number of attempts',
      reason: 'the technical reason',
    },
    reported: [
      'the rule',
      'what was blocked',
      'its kind',
      'the page',
      'line and column',
      'the message of an error',
    ],
    removed: [
      'searches',
      'study design',
      'estimand builder',
      'project brief',
      'reference number',
      'does not exist',
    ],
    token: 'answers only to a secret token',
    day: 'until the end of the day',
  },
  he: {
    messages: messagesHe,
    careers: careersHe,
    kept: /יימחק (\d+) ימים אחרי/,
    deleted: /שנמסרה: (\d+) ימים ממועד המסירה/,
    counted: /(\d+) שניות לכל היותר/g,
    facts: {
      reference: 'מספר הפנייה',
      state: 'המצב',
      reason: 'הסיבה הטכנית לכישלון',
      attempts: 'מספר הניסיונות',
      count: 'מספרן',
      references: 'מספרי הפניות',
      by: 'מי מהם עשה זאת',
    },
    columns: {
      reference: 'מספר פנייה',
      key: 'מפתח אקראי',
      fingerprint: 'טביעת אצבע של התוכן',
      body: 'תוכן ההודעה',
      times: 'מועד הקבלה והמועדים של ניסיון המסירה הראשון שנכשל, של הניסיון הבא ושל האחרון',
      state: 'מצב המשלוח',
      attempts: 'מספר הניסיונות',
      reason: 'הסיבה הטכנית',
    },
    reported: ['הכלל שהופר', 'מה נחסם', 'סוגה', 'העמוד', 'השורה והעמודה', 'נוסח השגיאה'],
    removed: ['חיפוש', 'בתכנון מחקר', 'בבניית האסטימנד', 'בתיאור הפרויקט', 'מספר פנייה', 'שאינו קיים'],
    token: 'המשיבה רק למי שמציגים אסימון סודי',
    day: 'עד סוף היום',
  },
} satisfies Record<Language, { facts: Record<Fact, string> } & Record<string, unknown>>

/** The policy's name of each column of the outbox. */
const columnNames: Record<string, keyof (typeof words)['en']['columns']> = {
  reference: 'reference',
  key: 'key',
  fingerprint: 'fingerprint',
  body: 'body',
  format: 'body',
  state: 'state',
  isInFlight: 'state',
  isForOperator: 'state',
  attempts: 'attempts',
  reason: 'reason',
  createdAt: 'times',
  queuedAt: 'times',
  dueAt: 'times',
  notBefore: 'times',
  finishedAt: 'times',
  firstFailedAt: 'times',
}

describe.each(languages)('the privacy policy and the code say the same (%s)', (language) => {
  const say = words[language]
  const partOf = async (id: string) =>
    textOf(only(await documentAt(href('privacy-policy', language)), `section#${id}`))

  test('days that a delivered message is kept: the setting, the policy and the form', async () => {
    const days = bindings.OUTBOX_RETENTION_DAYS
    expect(say.deleted.exec(await partOf('retention'))?.[1]).toBe(days)
    expect(say.kept.exec(say.messages['contact.privacy'])?.[1]).toBe(days)
  })

  test('seconds for which an address is counted: the limit’s period', async () => {
    const [period, ...others] = new Set(
      inject('wranglerConfig').ratelimits.map(({ simple }) => simple.period),
    )
    expect(others).toEqual([])
    for (const id of ['visiting', 'fault-reports', 'retention'])
      expect([...(await partOf(id)).matchAll(say.counted)].map(([, seconds]) => Number(seconds))).toEqual([
        period,
      ])
  })

  test('where browsers report faults, what is counted of them, and when nothing is reported', async () => {
    const { headers } = await createApp().request('/', {}, env)
    const [, address = ''] = /"(.+)"/.exec(headers.get('reporting-endpoints') ?? '') ?? []
    const text = await partOf('fault-reports')
    expect(text).toContain(`POST ${address})`)
    expect(say.reported.filter((words) => !text.includes(words))).toEqual([])
    expect(text).toContain('Global Privacy Control')
  })

  test('what is removed from the address of a page view', async () => {
    const text = await partOf('page-views')
    expect(say.removed.filter((words) => !text.includes(words))).toEqual([])
  })

  test('the limit of the day: how long a network is known', async () => {
    for (const id of ['visiting', 'retention']) expect(await partOf(id)).toContain(say.day)
  })

  test('the form and the policy name one purpose', async () => {
    const [purpose = ''] = say.messages['contact.privacy'].split('. ')
    expect(await partOf('contact-messages')).toContain(`${purpose}. `)
  })

  test('each fact that may stand in a log is named', async () => {
    const text = await partOf('logs')
    expect(Object.values(say.facts).filter((fact) => !text.includes(fact))).toEqual([])
  })

  test('each column of the outbox is named', async () => {
    const columns = await runInDurableObject(bindings.OUTBOX.getByName('policies'), (_, { storage }) =>
      ['messages', 'trapped']
        .flatMap((table) => storage.sql.exec(`PRAGMA table_info(${table})`).toArray())
        .map(({ name }) => String(name)),
    )
    expect([...new Set(columns)].toSorted()).toEqual(Object.keys(columnNames).toSorted())
    const text = await partOf('contact-messages')
    expect(Object.values(say.columns).filter((name) => !text.includes(name))).toEqual([])
  })

  test('every foreign address that a page may load from is named, and only Turnstile’s is one', async () => {
    const foreign = async (keys: object) => {
      const response = await createApp().request('/', {}, { ...env, ...keys })
      const policy = response.headers.get('content-security-policy') ?? ''
      return [...new Set([...policy.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host ?? ''))]
    }
    expect(await foreign({})).toEqual([])
    const hosts = await foreign({ TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' })
    expect(hosts).toEqual(['challenges.cloudflare.com'])
    for (const page of ['privacy-policy', 'cookie-policy'] as const)
      for (const host of hosts) expect(textOf(await documentAt(href(page, language)))).toContain(host)
  })

  test('where messages can be read: an address that asks for a token, and does not exist without one', async () => {
    const text = await partOf('security')
    expect(text).toContain('/api/outbox')
    expect(text).toContain(say.token)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const status = async (token: object) =>
      (await createApp().request('/api/outbox', {}, { ...env, ...token })).status
    expect([await status({}), await status({ OUTBOX_TOKEN: 'secret' })]).toEqual([404, 401])
  })

  test('Amendment 13: its day, the officer’s section, the sections of the rights', async () => {
    const rights = await partOf('rights-israel')
    expect(rights).toContain(dayInWords('2025-08-14', language))
    for (const section of language === 'en'
      ? ['11', '13', '13A', '14', '15']
      : ['11', '13', '13א', '14', '15'])
      expect(rights).toMatch(new RegExp(`(?:section|סעיף) ${section}(?![\\wא-ת])`))
    expect(await partOf('privacy-protection-officer')).toContain(language === 'en' ? '17B1' : '17ב1')
  })
})

test('what Cloudflare keeps: the site’s own lines, without requests, queries, traces and issues', () => {
  expect(inject('wranglerConfig').observability).toMatchObject({
    redact_query_string: true,
    logs: { invocation_logs: false },
    traces: { enabled: false },
    issues: { enabled: false },
  })
})

test.each(languages)('the career form’s note says what its toast means (%s)', (language) => {
  const { notSentNote, successTitle } = words[language].careers.form
  expect(notSentNote).toContain(successTitle)
})
