import { describe, expect, test } from 'vitest'
import { longestQuery } from '#client/ui/address.ts'
import { languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { estimandAsParameter } from '#src/estimand/as-parameter.ts'
import { strategyNames, summaryNames } from '#src/estimand/choices.ts'
import { attributeNames, eventNumbers, longestText, readEstimand } from '#src/estimand/read.ts'
import { designAsParameter } from '#src/study-design/as-parameter.ts'
import { designNames, designs } from '#src/study-design/index.ts'
import { translator } from '#src/words/messages.ts'
import { attributesOf, documentOf, only, select, textOf } from '#test/support/html.ts'
import { ask, origin } from '#test/support/site.ts'
import { longestTexts, mostDesigns } from './read.ts'

/** In bytes. The platform answers a longer address itself, and the typed text would be lost. */
const longestOfPlatform = 16 * 1024

/** In UTF-16 units, as the limits of the fields. */
const full = (letter: string, length: number) => letter.repeat(length / letter.length)

const longestOf = (names: readonly string[]) =>
  names.reduce((one, other) => (other.length > one.length ? other : one))

const fullEstimand = (letter: string): Record<string, string> => ({
  ...Object.fromEntries(attributeNames.map((name) => [name, full(letter, longestText.attribute)])),
  summary: longestOf(summaryNames),
  ...Object.fromEntries(
    eventNumbers.flatMap((at) => [
      [`event${at}`, full(letter, longestText.event)],
      [`strategy${at}`, longestOf(strategyNames)],
      [`detail${at}`, full(letter, longestText.detail)],
    ]),
  ),
})

const fullBrief = (letter: string): [string, string][] =>
  Object.entries(longestTexts).map(([name, length]) => [name, full(letter, length)])

const sixDesigns = designNames
  .slice(0, mostDesigns)
  .map((name): [string, string] => ['design', designAsParameter(name, designs[name].answer({}).texts)])

const asked = (path: string, parameters: Iterable<[string, string]>) =>
  `${path}?${new URLSearchParams([...parameters])}`

async function pageOf(address: string, init?: RequestInit) {
  const response = await ask(address, init)
  return { response, page: documentOf(await response.text()) }
}

const posted = (path: string, parameters: [string, string][]) =>
  pageOf(path, { method: 'POST', body: new URLSearchParams(parameters) })

function expectShortLinks(page: Document) {
  const links = attributesOf(page, 'href', 'a[href^="/"]')
  expect(links.length).toBeGreaterThan(20)
  for (const link of links)
    expect(origin.length + link.length, link.slice(0, 80)).toBeLessThan(longestOfPlatform)
}

const writings = [
  ['Hebrew', 'א'],
  ['emoji', '🧪'],
  ['signs that are escaped twice in a brief', '%'],
] as const

describe.each(languages)('every field full (%s)', (language) => {
  test.each(writings)('an estimand in %s: shown, and every link of its page works', async (_, letter) => {
    const entries = Object.entries(fullEstimand(letter))
    const { page } = await pageOf(inLanguage(asked('/study-design/estimand', entries), language))
    expect(select(page, '.error-summary')).toEqual([])
    expectShortLinks(page)
    const [add = ''] = attributesOf(page, 'href', 'a[data-brief-add]')
    expect(new URL(add, origin).searchParams.get('estimand')).toBe(estimandAsParameter(fullEstimand(letter)))
    const brief = await pageOf(add)
    expect(select(brief.page, '#block-estimand')).toHaveLength(1)
    expectShortLinks(brief.page)
  })

  test.each(writings)(
    'a brief in %s with six designs: shown, and every link of its page works',
    async (_, letter) => {
      const address = asked('/brief', [...fullBrief(letter), ...sixDesigns])
      const { page } = await pageOf(inLanguage(address, language))
      expect(select(page, '.error-summary')).toEqual([])
      expect(select(page, '#block-designs + ul > li')).toHaveLength(mostDesigns)
      expectShortLinks(page)
    },
  )

  const estimand: [string, string] = ['estimand', estimandAsParameter(readEstimand(fullEstimand('א')).texts)]

  test.each([
    ['/brief', 'a full estimand, a full brief and six designs', [...fullBrief('א'), estimand, ...sixDesigns]],
    ['/study-design/estimand', 'letters of nine bytes', Object.entries(fullEstimand('क'))],
  ] satisfies [string, string, [string, string][]][])(
    '%s, %s: no address holds it; the text is kept, and the sentence says how much is too much',
    async (path, _, entries) => {
      const { response, page } = await posted(inLanguage(path, language), entries)
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const percent = Math.ceil((100 * new URLSearchParams(entries).toString().length) / longestQuery)
      expect(textOf(only(page, '.error-summary'))).toContain(`${percent}%`)
      for (const [name, text] of entries) {
        const fields = select(page, `main :is(input, textarea, select)[name="${name}"]`)
        const shown = fields.map((field) =>
          field.localName === 'textarea'
            ? textOf(field)
            : (field.getAttribute('value') ??
              attributesOf(page, 'value', `[name="${name}"] option[selected]`)[0]),
        )
        expect(shown, name).toContain(text)
      }
      expectShortLinks(page)
      expect(select(page, '#sheet li:not([hidden]), .quote')).toEqual([])
    },
  )

  test('a short text that is posted: its address, without empty fields', async () => {
    const { response } = await posted(inLanguage('/brief', language), [
      ['subject', 'א&b'],
      ['phase', ''],
      ['service', 'ctms'],
      ['service', 'epro'],
      ['nothing', 'x'],
    ])
    expect(response.status).toBe(303)
    const { pathname, searchParams, hash } = new URL(response.headers.get('Location') ?? '', origin)
    expect([pathname, hash]).toEqual(['/brief', '#result'])
    const lang = language === 'he' ? [['lang', 'he']] : []
    expect([...searchParams]).toEqual([['subject', 'א&b'], ['service', 'ctms'], ['service', 'epro'], ...lang])
  })
})

test('more than any form sends: refused', async () => {
  const { response, page } = await posted('/brief', [['notes', 'x'.repeat(300_000)]])
  expect(response.status).toBe(413)
  expect(textOf(only(page, 'main'))).toContain(translator('en')('posted.too_large'))
})
