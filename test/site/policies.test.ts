import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, inject, test, vi } from 'vitest'
import { contactFields, type FieldName, fieldNames } from '#client/contact/fields.ts'
import { claimsIn } from '#content/company/policy-section.ts'
import { sections as privacyEn } from '#content/company/privacy-policy/en.ts'
import { sections as privacyHe } from '#content/company/privacy-policy/he.ts'
import { frameworkLine, mailboxLines, processorLines, processorsWith } from '#content/company/processors.ts'
import { controllerName, representativesLine } from '#content/company/representatives.ts'
import { sections as termsEn } from '#content/company/terms-of-service/en.ts'
import { sections as termsHe } from '#content/company/terms-of-service/he.ts'
import { dayInWords } from '#content/dates.ts'
import { languages } from '#content/locales.ts'
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
import { ask, bindings, documentAt, pagesOfKinds } from '#test/support/site.ts'

/** A new fact in the log without a line below is a type error. */
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
  'alarm lost': 'outbox',
  'operator not served': 'outbox',
  'not told': 'untold',
} satisfies Record<LoggedEvent, string>

/** What may stand in a line of the log. */
const facts = {
  reference: true,
  state: true,
  reason: true,
  attempts: true,
  count: true,
  references: true,
  by: true,
} satisfies Record<Fact, true>

const sections = {
  'privacy-policy': { en: privacyEn, he: privacyHe },
  'terms-of-service': { en: termsEn, he: termsHe },
}

const messages = { en: messagesEn, he: messagesHe }

const numberIn = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0])

type Policy = 'privacy-policy' | 'cookie-policy' | 'terms-of-service'

/** The claim about each column of the outbox. */
const columnNames: Record<string, string> = {
  reference: 'column.reference',
  key: 'column.key',
  fingerprint: 'column.fingerprint',
  body: 'field.message',
  format: 'field.message',
  state: 'column.state',
  isForOperator: 'column.state',
  attempts: 'column.attempts',
  reason: 'column.reason',
  createdAt: 'column.times',
  queuedAt: 'column.times',
  dueAt: 'column.times',
  notBefore: 'column.times',
  finishedAt: 'column.times',
  firstFailedAt: 'column.times',
}

describe.each(languages)('the privacy policy and the code say the same (%s)', (language) => {
  const sectionOf = async (id: string, page: Policy = 'privacy-policy') =>
    only(await documentAt(href(page, language)), `section#${id}`)
  const partOf = async (id: string, page?: Policy) => textOf(await sectionOf(id, page))
  const claimsOf = (id: string, page: keyof typeof sections = 'privacy-policy') =>
    new Map(
      sections[page][language].filter((section) => section.id === id).flatMap((one) => [...claimsIn(one)]),
    )
  const unclaimed = (names: readonly string[], id: string, page?: keyof typeof sections) =>
    names.filter((name) => !claimsOf(id, page).has(name))

  test('the page has the words of each claim, without its name', async () => {
    for (const page of ['privacy-policy', 'terms-of-service'] as const)
      for (const { id } of sections[page][language]) {
        const text = await partOf(id, page)
        expect(text).not.toMatch(/[{}|]/)
        for (const words of claimsOf(id, page).values()) expect(text).toContain(words)
      }
  })

  test('days that a delivered message is kept: the setting, the policy and the form', async () => {
    const days = Number(bindings.OUTBOX_RETENTION_DAYS)
    for (const claim of ['delivered', 'held']) expect(numberIn(claimsOf('retention').get(claim))).toBe(days)
    const inBackup = numberIn(claimsOf('retention').get('backup'))
    expect(messages[language]['contact.privacy'].match(/\d+/g)?.map(Number)).toEqual([days, inBackup])
  })

  test('a message that is not delivered is kept for a year at most', async () => {
    expect(longestUndelivered).toBe(365 * day)
    expect(unclaimed(['year'], 'retention')).toEqual([])
  })

  test('seconds for which an address is counted: the limit’s period', async () => {
    const [period, ...others] = new Set(
      inject('wranglerConfig').ratelimits.map(({ simple }) => simple.period),
    )
    expect(others).toEqual([])
    for (const id of ['visiting', 'fault-reports', 'retention'])
      expect(numberIn(claimsOf(id).get('seconds'))).toBe(period)
  })

  test('where browsers report faults, what is counted of them, and when nothing is reported', async () => {
    const { headers } = await createApp().request('/', {}, env)
    const [, address = ''] = /"(.+)"/.exec(headers.get('reporting-endpoints') ?? '') ?? []
    const text = await partOf('fault-reports')
    expect(text).toContain(`POST ${address})`)
    expect(unclaimed(['rule', 'blocked', 'kind', 'page', 'place', 'message'], 'fault-reports')).toEqual([])
    expect(text).toContain('Global Privacy Control')
  })

  test('what is removed from the address of a page view', async () => {
    const removed = ['searches', 'study-design', 'estimand', 'brief', 'reference', 'unknown']
    expect(unclaimed(removed, 'page-views')).toEqual([])
  })

  test('the limit of the day: how long a network is known', async () => {
    for (const id of ['visiting', 'retention']) expect(unclaimed(['day'], id)).toEqual([])
  })

  test('the form and the policy name one purpose', async () => {
    const [purpose = ''] = messages[language]['contact.privacy'].split('. ')
    expect(await partOf('contact-messages')).toContain(`${purpose}. `)
  })

  test('each fact that may stand in a log is named', async () => {
    const names = Object.keys(facts).map((fact) => `fact.${fact}`)
    expect(unclaimed(names, 'logs')).toEqual([])
  })

  test('each event that is logged has its line', async () => {
    const names = Object.values(lineOf).map((line) => `line.${line}`)
    expect(unclaimed(names, 'logs')).toEqual([])
  })

  test('an error of a request with a query or a form: its message is not logged', async () => {
    expect(unclaimed(['kindAndPlace'], 'logs')).toEqual([])
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
    expect(numberIn(claimsOf('visiting').get('renewed')) * day).toBe(Number(stale))
  })

  test('a message without the headers of a browser is accepted, and the policy says so', async () => {
    const { status } = await createApp().request('/api/send-email', { method: 'POST' }, env)
    expect(status).not.toBe(403)
    expect(unclaimed(['programs'], 'security')).toEqual([])
  })

  test('each processor: the basis of the transfer to it', async () => {
    const lines = textsOf(await sectionOf('recipients'), 'li')
    expect(lines).toHaveLength(processorsWith().length)
    for (const [index, { name, transfer }] of processorsWith().entries()) {
      expect(lines[index]).toContain(name)
      expect(lines[index]).toContain(transfer[language])
    }
  })

  test('the host of the mailbox: its country and basis as those of each processor, or that it is not named', async () => {
    const text = await partOf('recipients')
    for (const line of mailboxLines(language)) expect(text).toContain(line)
    expect(mailboxLines(language, null)).toHaveLength(1)
    const host = {
      name: 'Mail Host BV',
      place: { en: 'the Netherlands', he: 'הולנד' },
      transfer: { en: 'none', he: 'אין' },
    }
    expect(mailboxLines(language, host)).toEqual([])
    expect(processorLines(language, null)).toHaveLength(2)
    const line = processorLines(language, host).at(-1)
    for (const words of [host.name, host.place[language], host.transfer[language]])
      expect(line).toContain(words)
  })

  test('the Data Privacy Framework: the judgment, the appeal, and the day of the last look, in the past', async () => {
    const text = await partOf('recipients')
    expect(text).toContain(frameworkLine(language))
    for (const words of ['T-553/23', 'C-703/25 P']) expect(text).toContain(words)
  })

  test('the controller: the name of the site, or the registered name with its number', async () => {
    expect(await partOf('controller')).toContain(controllerName(language))
    expect(controllerName(language, null)).toBe(site.name[language])
    const entity = { name: { en: 'A Ltd.', he: 'א בע״מ' }, number: { en: 'no. 51', he: 'ח״פ 51' } }
    expect(controllerName(language, entity)).toBe(`${entity.name[language]} (${entity.number[language]})`)
  })

  test('the authority of the United Kingdom, and the joint controller of the page that the footer links to', async () => {
    expect(await partOf('rights-gdpr')).toContain('ICO')
    const profile = await partOf('profile')
    for (const words of [site.profile.name, 'LinkedIn Ireland Unlimited Company', '26'])
      expect(profile).toContain(words)
  })

  test('representatives: those that site.ts names, else that there is none, by which exception', async () => {
    expect(await partOf('controller')).toContain(representativesLine(language))
    const none = representativesLine(language, { eu: null, uk: null })
    expect(none).toMatch(/27\(2\)\((?:a|א)\)/)
    const named = { en: 'Rep GmbH, Berlin', he: 'Rep GmbH, ברלין' }
    const line = representativesLine(language, { eu: named, uk: null })
    expect(line).toContain(named[language])
    expect(line).not.toContain(none)
  })

  test('what you typed is under the keys that hold typed text, and under no others', async () => {
    const text = await partOf('what-is-stored', 'cookie-policy')
    const [, named = ''] = /: ((?:[a-z-]+, )+[a-z-]+)\./.exec(text) ?? []
    expect(named.split(', ').toSorted()).toEqual(typedKeys.toSorted())
  })

  test('the terms: no warranty for a computed number, what may be copied, the license', async () => {
    expect(unclaimed(['warranty'], 'calculations', 'terms-of-service')).toEqual([])
    const copied = ['copied.methods', 'copied.code', 'copied.study', 'copied.citations']
    expect(unclaimed(copied, 'intellectual-property', 'terms-of-service')).toEqual([])
    const allowed = await partOf('intellectual-property', 'terms-of-service')
    for (const license of [site.glossaryLicense.name, site.studyLicense.name])
      expect(allowed).toContain(license)
  })

  test('each field of the form is named in the first sentence about its messages, each optional one in the next', async () => {
    const claims = claimsOf('contact-messages')
    const [sentence = ''] = textsOf(await sectionOf('contact-messages'), 'p')
    const [all = '', optional = ''] = sentence.split('. ')
    const named = (kind: string, names: readonly FieldName[], text: string) =>
      names.filter((name) => !text.includes(claims.get(`${kind}.${name}`) ?? '{}'))
    const cure = (kind: string) =>
      `Mark {${kind}.<name>|…} in contact-messages, content/company/privacy-policy`
    expect(named('field', fieldNames, all), cure('field')).toEqual([])
    const free = fieldNames.filter((name) => !contactFields[name].isRequired)
    expect(named('optional', free, optional), cure('optional')).toEqual([])
    expect([...claims.keys()].filter((name) => name.startsWith('optional.'))).toHaveLength(free.length)
  })

  test('each column of the outbox is named', async () => {
    const columns = await runInDurableObject(bindings.OUTBOX.getByName('policies'), (_, { storage }) =>
      ['messages', 'trapped']
        .flatMap((table) => storage.sql.exec(`PRAGMA table_info(${table})`).toArray())
        .map(({ name }) => String(name)),
    )
    expect([...new Set(columns)].toSorted()).toEqual(Object.keys(columnNames).toSorted())
    expect(unclaimed(Object.values(columnNames), 'contact-messages')).toEqual([])
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
    const known = ['brief', 'study-design'].filter((subject) =>
      Object.keys(pages).some((name) => name.startsWith(subject)),
    )
    expect([...watched].toSorted()).toEqual(known)
    expect([...claimsOf('automated-messages').keys()].toSorted()).toEqual(['brief', 'study-design'])
  })

  test('where messages can be read: an address that asks for a token, and does not exist without one', async () => {
    const text = await partOf('security')
    for (const reader of ['MailChannels', '/api/outbox']) expect(text).toContain(reader)
    expect(unclaimed(['dashboard', 'token'], 'security')).toEqual([])
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const status = async (token: object) =>
      (await createApp().request('/api/outbox', {}, { ...env, ...token })).status
    expect([await status({}), await status({ OUTBOX_TOKEN: 'a-secret-of-operators' })]).toEqual([404, 401])
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

test('no page, form or file sets a cookie, as the cookie policy says', async () => {
  const posted = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  const answers = [
    ...pagesOfKinds.map(({ address }) => [address, {}] as const),
    ...['/api/send-email', '/api/page-view', '/api/reports', '/mcp'].map((path) => [path, posted] as const),
    ...['/no-such-page', '/feed.json', '/openapi.json', '/search.json?q=power'].map(
      (path) => [path, {}] as const,
    ),
  ]
  for (const [address, init] of answers) {
    const { headers, body } = await ask(address, init)
    await body?.cancel()
    expect([address, headers.get('Set-Cookie')]).toEqual([address, null])
  }
})

test('what Cloudflare keeps: the site’s own lines, without requests, queries, traces and issues', () => {
  expect(inject('wranglerConfig').observability).toMatchObject({
    redact_query_string: true,
    logs: { invocation_logs: false },
    traces: { enabled: false },
    issues: { enabled: false },
  })
})
