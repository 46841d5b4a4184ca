import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, inject, test, vi } from 'vitest'
import { contactFields, type FieldName, fieldNames } from '#client/contact/fields.ts'
import { en as careersEn } from '#content/company/careers/en.ts'
import { he as careersHe } from '#content/company/careers/he.ts'
import { processors } from '#content/company/processors.ts'
import { representativesLine } from '#content/company/representatives.ts'
import { dayInWords } from '#content/dates.ts'
import { type Language, languages } from '#content/locales.ts'
import { en as messagesEn } from '#content/messages/en.ts'
import { he as messagesHe } from '#content/messages/he.ts'
import { href, inLanguage, isPageName, routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { typedKeys } from '#content/storage.ts'
import { createApp } from '#src/app.tsx'
import { day } from '#src/contact/delivery/back-off.ts'
import type { LoggedEvent, log } from '#src/contact/log.ts'
import { longestUndelivered } from '#src/contact/outbox/retention.ts'
import { pages } from '#src/pages.ts'
import { describeError } from '#src/site/describe-error.ts'
import { reportedOf } from '#src/site/query.ts'
import { only, textOf, textsOf } from '#test/support/html.ts'
import { bindings, documentAt } from '#test/support/site.ts'

/** A new fact in the log, or a new field of the form, without words below is a type error. */
type Fact = keyof NonNullable<Parameters<typeof log>[1]>

/** The line of the policy for each event. A new event without a line is a type error. */
const lineOf = {
  sent: 'state',
  retry: 'state',
  limited: 'state',
  degraded: 'state',
  unfit: 'state',
  dead: 'state',
  discarded: 'state',
  'queued again': 'state',
  'without names': 'withoutNames',
  'reference collision': 'taken',
  'not stored': 'notStored',
  'not taken': 'notStored',
  refused: 'flood',
  unverified: 'flood',
  'held back': 'flood',
  trapped: 'trapped',
  'not verified': 'unchecked',
  purged: 'purged',
  read: 'operator',
  discard: 'operator',
  erased: 'operator',
  imported: 'operator',
  restored: 'setBack',
  'operator refused': 'token',
  'not restored': 'outbox',
  'not written': 'outbox',
  'look failed': 'outbox',
  'migration failed': 'outbox',
  'alarm not set': 'outbox',
  'operator not served': 'outbox',
  'not told': 'untold',
} satisfies Record<LoggedEvent, string>

type Line = (typeof lineOf)[LoggedEvent]

const words = {
  en: {
    messages: messagesEn,
    careers: careersEn,
    kept: /deleted (\d+) days after/,
    deleted: /delivered: (\d+) days after delivery/,
    year: 'and at most one year after receipt',
    counted: /at most (\d+) seconds/g,
    fields: {
      firstName: 'first name',
      lastName: 'last name',
      email: 'email address',
      company: 'company',
      service: 'service of interest',
      message: 'your message',
    },
    optional: { company: 'Company', service: 'service' },
    facts: {
      reference: 'its reference number',
      state: 'the state',
      reason: 'the technical reason of a failure',
      attempts: 'the number of attempts',
      count: 'how many',
      references: 'the reference numbers',
      by: 'which of them it was',
    },
    lines: {
      state: 'the state of a contact message changes',
      withoutNames: 'without the sender’s name in its header',
      taken: 'its reference number was already taken',
      notStored: 'or it cannot be stored',
      flood: 'an unusual number of messages has come',
      trapped: 'a submission is held apart as automated',
      unchecked: 'the check against automated messages cannot be made',
      purged: 'messages whose time is up are deleted',
      operator: 'reads stored messages, sends them again, deletes them, or restores them',
      setBack: 'the whole outbox is set back',
      token: 'with a wrong token',
      outbox: 'the outbox does not work as it should',
      untold: 'the operators or their monitor cannot be told',
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
    copies: /for up to a day, and while it is being renewed for up to (\d+) days more/,
    dashboard: 'administer our account at Cloudflare',
    senders: 'a program that is no browser can send messages too',
    copied: ['methods paragraphs', 'R calls', 'sample study', 'citations'],
    warranty: 'we give no warranty',
    noRepresentative: 'We have named no representative',
    place: 'only the kind of the error and its place in the code',
    watched: { brief: 'project brief', 'study-design': 'study design' },
  },
  he: {
    messages: messagesHe,
    careers: careersHe,
    kept: /יימחק (\d+) ימים אחרי/,
    deleted: /שנמסרה: (\d+) ימים ממועד המסירה/,
    year: 'ולכל היותר שנה אחת ממועד הקבלה',
    counted: /(\d+) שניות לכל היותר/g,
    fields: {
      firstName: 'שם פרטי',
      lastName: 'שם משפחה',
      email: 'כתובת דואר אלקטרוני',
      company: 'חברה',
      service: 'שירות מבוקש',
      message: 'תוכן ההודעה',
    },
    optional: { company: 'החברה', service: 'השירות' },
    facts: {
      reference: 'מספר הפנייה',
      state: 'המצב',
      reason: 'הסיבה הטכנית לכישלון',
      attempts: 'מספר הניסיונות',
      count: 'מספרן',
      references: 'מספרי הפניות',
      by: 'מי מהם עשה זאת',
    },
    lines: {
      state: 'מצבה של הודעה מן הטופס משתנה',
      withoutNames: 'בלי שם השולח בכותרתה',
      taken: 'מספר הפנייה שלה כבר תפוס',
      notStored: 'או אי אפשר לשמור אותה',
      flood: 'הגיעו יותר הודעות מן הרגיל',
      trapped: 'שליחה נשמרת בנפרד',
      unchecked: 'אי אפשר לבצע את הבדיקה מפני הודעות אוטומטיות',
      purged: 'הודעות שתקופתן הסתיימה נמחקות',
      operator: 'קוראים הודעות שמורות, שולחים אותן שוב, מוחקים אותן או משחזרים אותן',
      setBack: 'התור כולו מוחזר למצב קודם',
      token: 'באסימון שגוי',
      outbox: 'תור הדואר היוצא אינו פועל כראוי',
      untold: 'שהתראה אינה מגיעה למפעילי האתר או למערכת הניטור שלהם',
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
    copies: /עד יום אחד, ובזמן שהוא מתחדש – עד (\d+) ימים נוספים/,
    dashboard: 'שמנהלים את החשבון שלנו ב־Cloudflare',
    senders: 'גם תוכנה שאינה דפדפן יכולה לשלוח הודעות',
    copied: ['פסקאות שיטות', 'קריאות R', 'המחקר לדוגמה', 'הציטוטים'],
    warranty: 'איננו מתחייבים',
    noRepresentative: 'לא מינינו נציג',
    place: 'רק סוג התקלה ומקומה בקוד',
    watched: { brief: 'תיאור הפרויקט', 'study-design': 'תכנון מחקר' },
  },
} satisfies Record<
  Language,
  { facts: Record<Fact, string>; lines: Record<Line, string>; fields: Record<FieldName, string> } & Record<
    string,
    unknown
  >
>

type Policy = 'privacy-policy' | 'cookie-policy' | 'terms-of-service'

/** The policy's name of each column of the outbox. */
const columnNames: Record<string, keyof (typeof words)['en']['columns']> = {
  reference: 'reference',
  key: 'key',
  fingerprint: 'fingerprint',
  body: 'body',
  format: 'body',
  state: 'state',
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
  const sectionOf = async (id: string, page: Policy = 'privacy-policy') =>
    only(await documentAt(href(page, language)), `section#${id}`)
  const partOf = async (id: string, page?: Policy) => textOf(await sectionOf(id, page))

  test('days that a delivered message is kept: the setting, the policy and the form', async () => {
    const days = bindings.OUTBOX_RETENTION_DAYS
    expect(say.deleted.exec(await partOf('retention'))?.[1]).toBe(days)
    expect(say.kept.exec(say.messages['contact.privacy'])?.[1]).toBe(days)
  })

  test('a message that is not delivered is kept for a year at most', async () => {
    expect(longestUndelivered).toBe(365 * day)
    expect(await partOf('retention')).toContain(say.year)
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

  test('each event that is logged has its line', async () => {
    const text = await partOf('logs')
    expect(Object.values(say.lines).filter((line) => !text.includes(line))).toEqual([])
  })

  test('an error of a request with a query or a form: its message is not logged', async () => {
    expect(await partOf('logs')).toContain(say.place)
    const error = new Error('typed')
    for (const request of [
      { method: 'GET', url: 'https://site/search?q=typed' },
      { method: 'POST', url: 'https://site/brief' },
    ])
      expect(describeError(error, request)).not.toContain('typed')
  })

  test('how long the edge keeps a page: as its header says', async () => {
    const { headers } = await createApp().request(href('home', language), {}, env)
    const [, fresh, stale] =
      /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(headers.get('cloudflare-cdn-cache-control') ?? '') ??
      []
    const day = 24 * 60 * 60
    expect(Number(fresh)).toBe(day)
    expect(Number(say.copies.exec(await partOf('visiting'))?.[1]) * day).toBe(Number(stale))
  })

  test('a message without the headers of a browser is accepted, and the policy says so', async () => {
    const { status } = await createApp().request('/api/send-email', { method: 'POST' }, env)
    expect(status).not.toBe(403)
    expect(await partOf('security')).toContain(say.senders)
  })

  test('each processor: the basis of the transfer to it', async () => {
    const lines = textsOf(await sectionOf('recipients'), 'li')
    expect(lines).toHaveLength(processors.length)
    for (const [index, { name, transfer }] of processors.entries()) {
      expect(lines[index]).toContain(name)
      expect(lines[index]).toContain(transfer[language])
    }
  })

  test('representatives: those that site.ts names, else that there is none', async () => {
    expect(await partOf('controller')).toContain(representativesLine(language))
    expect(representativesLine(language, { eu: null, uk: null })).toContain(say.noRepresentative)
    const named = { en: 'Rep GmbH, Berlin', he: 'Rep GmbH, ברלין' }
    const line = representativesLine(language, { eu: named, uk: null })
    expect(line).toContain(named[language])
    expect(line).not.toContain(say.noRepresentative)
  })

  test('what you typed is under the keys that hold typed text, and under no others', async () => {
    const text = await partOf('what-is-stored', 'cookie-policy')
    const [, named = ''] = /: ((?:[a-z-]+, )+[a-z-]+)\./.exec(text) ?? []
    expect(named.split(', ').toSorted()).toEqual(typedKeys.toSorted())
  })

  test('the terms: no warranty for a computed number, what may be copied, the license', async () => {
    expect(await partOf('calculations', 'terms-of-service')).toContain(say.warranty)
    const allowed = await partOf('intellectual-property', 'terms-of-service')
    const licenses = [site.glossaryLicense.name, site.studyLicense.name]
    expect([...say.copied, ...licenses].filter((words) => !allowed.includes(words))).toEqual([])
  })

  test('each field of the form is named in the first sentence about its messages, each optional one in the next', async () => {
    const [sentence = ''] = textsOf(await sectionOf('contact-messages'), 'p')
    const [all = '', optional = ''] = sentence.split('. ')
    expect(Object.values(say.fields).filter((name) => !all.includes(name))).toEqual([])
    expect(Object.keys(say.optional)).toEqual(fieldNames.filter((name) => !contactFields[name].isRequired))
    expect(Object.values(say.optional).filter((name) => !optional.includes(name))).toEqual([])
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

  test('pages with typed addresses in which Turnstile’s script runs are named', async () => {
    const keys = { TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' }
    const watched = new Set<string>()
    for (const [name, page] of Object.entries(pages)) {
      if (!isPageName(name) || routes[name].includes(':') || reportedOf(page, {}, language) === 'all')
        continue
      const response = await createApp().request(inLanguage(routes[name], language), {}, { ...env, ...keys })
      if ((await response.text()).includes('challenges.cloudflare.com/turnstile'))
        watched.add(name.replace(/\/.*/, ''))
    }
    const named = Object.entries(say.watched)
    const known = named.filter(([subject]) => Object.keys(pages).some((name) => name.startsWith(subject)))
    expect([...watched].toSorted()).toEqual(known.map(([subject]) => subject))
    const text = await partOf('automated-messages')
    expect(named.filter(([, words]) => !text.includes(words))).toEqual([])
  })

  test('where messages can be read: an address that asks for a token, and does not exist without one', async () => {
    const text = await partOf('security')
    for (const reader of ['MailChannels', say.dashboard, '/api/outbox', say.token])
      expect(text).toContain(reader)
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
