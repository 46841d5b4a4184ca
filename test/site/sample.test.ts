import { env } from 'cloudflare:workers'
import { afterEach, expect, test } from 'vitest'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { site } from '#content/site.ts'
import { createApp } from '#src/app.tsx'
import { documentOf, textOf } from '#test/support/html.ts'
import { documentAt, everyPage, pagesInTurn } from '#test/support/site.ts'

const words: Record<'en' | 'he', Record<string, string>> = { en, he }

/** The notes of each page in order; other pages have none. */
const notes: Record<string, string[]> = {
  home: ['people'],
  'about-us': ['people', 'people'],
  leadership: ['people'],
  careers: ['people'],
  'scientific-articles': ['publications', 'links'],
}

const topics = ['people', 'publications', 'links']

function notesOn(document: Document, language: 'en' | 'he'): string[] {
  const text = textOf(document)
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
    expect(notesOn(await documentAt(page.address), page.language)).toEqual(notes[page.name] ?? [])
  },
)

test('a site that is no sample: no page says so', { timeout: 30_000 }, async () => {
  settings.isSample = false
  // A new app has no cached page from before the switch.
  const app = createApp()
  for (const { address, language } of pagesInTurn) {
    const response = await app.request(address, {}, env)
    expect(notesOn(documentOf(await response.text()), language), address).toEqual([])
  }
})
