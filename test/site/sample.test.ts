import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { site } from '#content/site.ts'
import { createApp } from '#src/app.tsx'
import { documentOf, textOf } from '#test/support/html.ts'
import { everyPage } from '#test/support/site.ts'

const words: Record<'en' | 'he', Record<string, string>> = { en, he }

/** What each page says of itself, as often as it has such a place; all other pages say nothing. */
const notes: Record<string, string[]> = {
  home: ['people'],
  'about-us': ['people', 'people'],
  leadership: ['people'],
  careers: ['people'],
  'scientific-articles': ['publications', 'links'],
}

const topics = ['people', 'publications', 'links']

/** The notes on a page. An app of its own for each: none keeps a page from before the switch. */
async function notesOn(address: string, language: 'en' | 'he'): Promise<string[]> {
  const text = textOf(documentOf(await (await createApp().request(address, {}, env)).text()))
  return topics.flatMap((topic) =>
    Array(text.split(words[language][`sample.${topic}`] ?? topic).length - 1).fill(topic),
  )
}

const settings: { isSample: boolean } = site

afterEach(() => {
  settings.isSample = true
})

test.each(everyPage)(
  '$address: says that its people or publications are invented, if it has any',
  async (page) => {
    expect(await notesOn(page.address, page.language)).toEqual(notes[page.name] ?? [])
  },
)

test('a site that is no sample: no page says so', { timeout: 30_000 }, async () => {
  settings.isSample = false
  for (const { address, language } of everyPage) expect(await notesOn(address, language), address).toEqual([])
})
