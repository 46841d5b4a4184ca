import { describe, expect, test } from 'vitest'
import { policyVersions } from '#content/company/policy-versions.ts'
import { dayInWords } from '#content/dates.ts'
import { languages } from '#content/locales.ts'
import { href } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, only, select, textOf, textsOf } from '#test/support/html.ts'

describe.each(languages)('every policy (%s)', (language) => {
  const policies = ['cookie-policy', 'privacy-policy', 'terms-of-service', 'accessibility'] as const

  test.each(policies)('%s says since when its text has been in force: a day that has come', async (page) => {
    const since = { en: 'In effect since ', he: 'הנוסח בתוקף מיום ' }[language]
    const lines = select(await documentAt(href(page, language)), 'main p:has(> time)')
    const [line] = lines.filter((paragraph) => textOf(paragraph).includes(since))
    const day = line ? (attributesOf(line, 'datetime').at(-1) ?? '') : ''
    expect(line && textOf(line)).toContain(since + dayInWords(day, language))
    expect(Date.parse(day)).toBeLessThanOrEqual(Date.now())
    expect(day).toBe(policyVersions[page][0].day)
  })

  test.each(policies)('%s lists its texts, the newest first', async (page) => {
    const versions: readonly { day: string; changed: Record<string, string> }[] = policyVersions[page]
    const days = versions.map(({ day }) => day)
    expect([...new Set(days)].toSorted().toReversed()).toEqual(days)
    const [list] = select(await documentAt(href(page, language)), 'main section.prose > ul').slice(-1)
    expect(list && textsOf(list, 'li')).toEqual(
      versions.map(({ day, changed }) => `${dayInWords(day, language)}: ${changed[language]}`),
    )
  })

  test.each([
    ['privacy-policy', 'office', { en: 'Privacy protection officer', he: 'הממונה על הגנת הפרטיות' }],
    ['accessibility', 'coordinator', { en: 'Accessibility coordinator', he: 'רכז/ת הנגישות' }],
  ] as const)('%s names a role with phone, mail and address', async (page, id, role) => {
    const contact = only(await documentAt(href(page, language)), `section#${id}`)
    expect(textOf(contact)).toContain(role[language])
    const targets = attributesOf(contact, 'href')
    expect(targets).toEqual(expect.arrayContaining([site.phone.href, `mailto:${site.email}`]))
    expect(textOf(contact)).toContain(site.address[language].join(', '))
  })
})
