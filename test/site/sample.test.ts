import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import { en as careersEn } from '#content/company/careers/en.ts'
import { he as careersHe } from '#content/company/careers/he.ts'
import { type Language, languages } from '#content/locales.ts'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'
import { publicationRecords } from '#content/publications/records.ts'
import { inLanguage } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { createApp } from '#src/app.tsx'
import { allPosts } from '#src/blog/posts.ts'
import { team } from '#src/words/words.ts'
import { textOf } from '#test/support/html.ts'
import { ask, documentAt, everyPage } from '#test/support/site.ts'

const words: Record<Language, Record<string, string>> = { en, he }

const topics = ['site', 'form', 'qualification', 'post', 'links']

const lineOf = (topic: string, language: Language) => words[language][`sample.${topic}`] ?? topic

/** The topics of the lines in the text, in its order. */
function notesIn(text: string, language: Language): string[] {
  const any = topics.map((topic) => lineOf(topic, language).replace(/[().]/g, '\\$&')).join('|')
  return [...text.matchAll(new RegExp(any, 'g'))].map(
    ([line]) => topics.find((topic) => lineOf(topic, language) === line) ?? line,
  )
}

const namesIn = (language: Language) => {
  const { leaders, leadershipMessages, clientReviews } = team(language)
  const employees = { en: careersEn, he: careersHe }[language].testimonials.items
  return [...leaders, ...leadershipMessages, ...clientReviews, ...employees].map(({ name }) => name)
}

/** How references write a name. */
const turned = (name: string) => name.replace(/^(.+) (\S+)$/, '$2, $1')

/** What could be taken for real, and the lines that say otherwise. */
const invented: { found: (language: Language) => string[]; lines: string[] }[] = [
  {
    found: (language) => namesIn(language).flatMap((name) => [name, turned(name)]),
    lines: ['post', 'cited.post', 'site'],
  },
  {
    // A short title may also be the subject of a text.
    found: () => [
      ...publicationRecords.map(({ title }) => title).filter((title) => title.length > 30),
      ...publicationRecords.map(({ authors }) => authors.split(/,? \p{Lu}+(?:,|$)/u)[0] ?? ''),
    ],
    lines: ['cited.publication', 'site'],
  },
  { found: () => ['29+', '500+', 'since 1995', 'מאז 1995'], lines: ['site'] },
]

/** The invented names in a text without their line. */
function unmarked(text: string, language: Language): string[] {
  return invented.flatMap(({ found, lines }) => {
    const isMarked = lines.some((line) => languages.some((one) => text.includes(lineOf(line, one))))
    return isMarked ? [] : found(language).filter((name) => text.includes(name))
  })
}

/** `text()` warns if it does not know the type of a file. */
async function read(response: Response | Promise<Response>): Promise<string> {
  return new TextDecoder().decode(await (await response).arrayBuffer())
}

const citations = ['bib', 'ris', 'csl.json'].flatMap((ending) => [
  `/blog/scientific-articles.${ending}`,
  ...allPosts('en').map(({ slug }) => `/blog/${slug}.${ending}`),
])

/** The addresses of the app without a parameter that are no page, and the files of posts. */
const files = [
  ...new Set([
    ...createApp()
      .routes.filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
      .map(({ path }) => path)
      .filter((path) => !everyPage.some((page) => page.path === path)),
    ...citations,
    ...allPosts('en').flatMap(({ slug }) => [`/blog/${slug}.md`, `/api/insights/${slug}`]),
  ]),
]

const settings: { isSample: boolean } = site

afterEach(() => {
  settings.isSample = true
})

const articles = 'scientific-articles'

test.each(everyPage)('$address: beside the lines of bar and form only that of its links', async (page) => {
  const text = textOf(await documentAt(page.address))
  const own = notesIn(text, page.language).filter((topic) => topic !== 'form')
  expect(own).toEqual(page.name === articles ? ['site', 'links'] : ['site'])
})

describe.each(languages)('in %s', (language) => {
  test.each(files)('%s: no invented name without the line', async (file) => {
    const text = await read(ask(inLanguage(file, language)))
    expect(unmarked(text, language)).toEqual([])
  })

  test('a search result: the line', async () => {
    const text = textOf(await documentAt(inLanguage('/search?q=estimands', language)))
    expect(text).toContain('Estimands in Practice')
    expect(notesIn(text, language)).toEqual(['site'])
  })

  test('the Markdown of every page: the line once, and no other but that of its links', async () => {
    for (const { name, path } of everyPage.filter((page) => page.language === language)) {
      const text = await read(ask(inLanguage(path === '/' ? '/index.md' : `${path}.md`, language)))
      const own = notesIn(text, language).filter((topic) => topic !== 'form')
      expect(own, path).toEqual(name === articles ? ['site', 'links'] : ['site'])
    }
  })

  test.each(citations)('%s: every record is marked', async (file) => {
    const text = await read(ask(inLanguage(file, language)))
    const records = text.match(/^@\w+\{|^TY {2}- |"id": /gm) ?? []
    const marks = text.match(/note = \{|^N1 {2}- (?!Forthcoming)|"note": /gm) ?? []
    expect(records.length).toBeGreaterThan(0)
    expect(marks).toHaveLength(records.length)
  })

  test.each(['/feed.atom', '/feed.json'])('%s: the line in every entry', async (file) => {
    const text = await read(ask(inLanguage(file, language)))
    expect(notesIn(text, language)).toEqual(allPosts(language).map(() => 'post'))
  })
})

test('the files without a line of their own: llms.txt, the qualification', async () => {
  expect(notesIn(await read(ask('/llms.txt')), 'en')).toEqual(['site'])
  for (const language of languages) {
    const answer = await ask(inLanguage('/qualification.json', language))
    expect(await answer.json()).toHaveProperty('note', lineOf('qualification', language))
  }
})

test('a site that is no sample: no file says so', { timeout: 60_000 }, async () => {
  settings.isSample = false
  // A new app has no cached page from before the switch.
  const app = createApp()
  const lines = languages.flatMap((language) =>
    Object.entries(words[language]).flatMap(([key, line]) => (key.startsWith('sample.') ? [line] : [])),
  )
  // The build has written the Markdown; a build without samples writes it anew.
  const written = files.filter((path) => !path.endsWith('.md'))
  const addresses = written.flatMap((path) => languages.map((language) => inLanguage(path, language)))
  for (const address of addresses) {
    const response = await app.request(address, {}, env)
    const text = await read(response)
    expect(
      lines.filter((line) => text.includes(line)),
      address,
    ).toEqual([])
  }
})
