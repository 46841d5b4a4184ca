import { describe, expect, inject, test } from 'vitest'
import { claimsIn, type PolicySection } from '#content/company/policy-section.ts'
import { sections as privacyEn } from '#content/company/privacy-policy/en.ts'
import { sections as privacyHe } from '#content/company/privacy-policy/he.ts'
import { sections as termsEn } from '#content/company/terms-of-service/en.ts'
import { sections as termsHe } from '#content/company/terms-of-service/he.ts'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage, routes } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import { tools } from '#src/pages.ts'
import { textOf } from '#test/support/html.ts'
import { ask, documentAt, everyPage } from '#test/support/site.ts'

/** Pages that answer to what a visitor enters or chooses, with their claims `{tool.…|words}` in both policies. */
const toolsOfPages: Record<string, readonly string[]> = {
  'study-design': ['study-design'],
  'study-design-compare': ['compare'],
  'study-design-monitoring': ['monitoring'],
  'study-design-checks': ['checks'],
  estimand: ['estimand'],
  brief: ['brief'],
  search: ['search'],
  'key-concepts': ['glossary'],
  term: ['glossary'],
  'term-study': ['cards'],
  'scientific-articles': ['articles'],
  qualification: ['qualification'],
  'sample-study': ['sample-study'],
  'sample-study/participants': ['sample-study'],
  'sample-study/participant': ['sample-study'],
  'sample-study/outputs': ['sample-study'],
  'sample-study/trace': ['sample-study'],
  'sample-study/break': ['change'],
}

/** Islands that send nothing which a visitor enters, and the forms of messages and applications, which have sections. */
const readingIslands = [
  ...['accessibility-panel', 'header-menu', 'mobile-menu', 'search-link', 'toasts'],
  ...['counter', 'read-more', 'insight-dialog', 'insight-opener', 'term-popover', 'figure-slider'],
  ...['contact-form', 'career-form'],
]

/** A design is like the others. */
const claimsOf = (name: string) =>
  toolsOfPages[name] ?? (name.startsWith('study-design/') ? ['study-design', 'simulation'] : [])

/** The claim of each tool for assistants. */
const toolsOfAssistants: [RegExp, string][] = [
  [/^plan_/, 'study-design'],
  [/^monitor_trial$/, 'monitoring'],
  [/^state_estimand$/, 'estimand'],
  [/^look_up_term$/, 'glossary'],
  [/^search_site$/, 'search'],
  [/^trace_number$/, 'sample-study'],
]

/** The claim of each address that is no page. Of those with null a section says what they store. */
const toolsOfAddresses: [RegExp, string | null][] = [
  [/^\/mcp$/, 'mcp'],
  [/^\/feed\.\w+$/, 'feeds'],
  [/^\/unapi$|\.(?:json|csv|md|txt|bib|ris|cff|xml|webmanifest)\}?$/, 'api'],
  [/^\/api\/(?:send-email|page-view|reports|outbox|insights|health|\*)/, null],
  [/^\/\*$/, null],
]

const ruleFor = <Claim>(rules: readonly [RegExp, Claim][], name: string) =>
  rules.find(([pattern]) => pattern.test(name))

const policies: Record<string, Record<Language, readonly PolicySection[]>> = {
  'privacy-policy': { en: privacyEn, he: privacyHe },
  'terms-of-service': { en: termsEn, he: termsHe },
}

const names = Object.keys(routes)

const addresses = [...new Set(createApp().routes.map(({ path }) => path))].filter(
  (path) => !Object.values<string>(routes).includes(path),
)

test('each address that is no page, and each tool for assistants, belongs to a claim', () => {
  expect(addresses.filter((path) => !ruleFor(toolsOfAddresses, path))).toEqual([])
  expect(Object.keys(tools).filter((name) => !ruleFor(toolsOfAssistants, name))).toEqual([])
})

test('a page without a claim has no form of its own, and no island that could be a tool', async () => {
  const read = everyPage.filter(({ language, name }) => language === 'en' && claimsOf(name).length === 0)
  for (const { address } of read) {
    const html = await (await ask(address)).text()
    const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
    const forms = main.match(/<form\b(?![^>]*data-draft)[^>]*>/g) ?? []
    const islands = [...main.matchAll(/data-island="([^"]+)"/g)].map(([, name = '']) => name)
    const found = [...forms, ...islands.filter((name) => !readingIslands.includes(name))]
    expect([address, ...found], 'Name the tool above, and in privacy policy and terms').toEqual([address])
  }
})

describe.each(languages)('in %s', (language) => {
  test.each(Object.keys(policies))('%s names every tool', (policy) => {
    const claims = new Set(policies[policy]?.[language].flatMap((section) => [...claimsIn(section).keys()]))
    const needed = [
      ...names.flatMap(claimsOf),
      ...Object.keys(tools).map((name) => ruleFor(toolsOfAssistants, name)?.[1]),
      ...addresses.map((path) => ruleFor(toolsOfAddresses, path)?.[1]),
    ]
    const missing = [...new Set(needed)].filter((tool) => tool && !claims.has(`tool.${tool}`))
    expect(missing, `Mark {tool.<name>|…} in content/company/${policy}/${language}.ts`).toEqual([])
  })

  test('the privacy policy says of each tool what it sends: an item of one list', async () => {
    const [list] = policies['privacy-policy']?.[language].filter(({ id }) => id === 'workbench') ?? []
    const inList = [...claimsIn({ id: '', heading: '', paragraphs: list?.items ?? [] }).keys()]
    const everywhere = policies['privacy-policy']?.[language].flatMap((section) => [
      ...claimsIn(section).keys(),
    ])
    expect(inList.toSorted()).toEqual(everywhere?.filter((name) => name.startsWith('tool.')).toSorted())
  })

  test('the terms: how many messages a minute programs may send, and no warranty to them', async () => {
    const [programs] = policies['terms-of-service']?.[language].filter(({ id }) => id === 'programs') ?? []
    const claims = programs ? claimsIn(programs) : new Map<string, string>()
    const limit = inject('wranglerConfig').ratelimits.find(({ name }) => name === 'MCP_RATE_LIMIT')?.simple
    expect(limit?.period).toBe(60)
    expect(Number(/\d+/.exec(claims.get('rate.mcp') ?? '')?.[0])).toBe(limit?.limit)
    expect(claims.has('warranty.programs')).toBe(true)
  })

  test('a page fetched ahead is only fetched, and nothing is if the browser refuses tracking', async () => {
    const rulesFor = async (headers: Record<string, string>): Promise<unknown> =>
      (await ask('/speculation-rules.json', { headers })).json()
    expect(Object.keys(Object(await rulesFor({})))).toEqual(['prefetch'])
    expect(await rulesFor({ 'Sec-GPC': '1' })).toEqual({ prefetch: [] })
    const page = textOf(await documentAt(inLanguage(routes['privacy-policy'], language)))
    const [visiting] = policies['privacy-policy']?.[language].filter(({ id }) => id === 'visiting') ?? []
    expect(page).toContain((visiting && claimsIn(visiting).get('ahead')) || '{}')
  })
})
