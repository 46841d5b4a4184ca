import { expect, test } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { topics } from '#content/glossary/topics.ts'
import { site } from '#content/site.ts'
import { ask, origin } from '#test/support/built-pages.ts'

const read = async (path: string) => (await ask(path)).text()

/** RFC 4180. */
function parseCsv(text: string): string[][] {
  return text
    .trimEnd()
    .split(/\r\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    )
}

test('CSV: a line for each term, as the table has it, with the licence', async () => {
  const [head = [], ...lines] = parseCsv(await read('/key-concepts.csv'))
  expect(lines.map((line) => line.slice(0, 5))).toEqual(
    records.map(({ slug, term, definition }) => [slug, term.en, term.he, definition.en, definition.he]),
  )
  expect(new Set(lines.map((line) => line.length))).toEqual(new Set([head.length]))
  const place = head.indexOf('topic')
  expect(lines.map((line) => line[place])).toEqual(records.map(({ topic }) => topics[topic]?.en))
  expect(lines.every((line) => line.at(-1) === site.glossaryLicense.name)).toBe(true)
})

test('JSON: the whole glossary, and each term beside its page', async () => {
  const { license, terms, ...glossary } = JSON.parse(await read('/key-concepts.json'))
  expect(license).toEqual(site.glossaryLicense)
  expect(glossary.topics).toEqual(topics)
  expect(terms.map(({ topic }: { topic: string }) => topic)).toEqual(records.map(({ topic }) => topic))
  for (const slug of ['hazard-ratio-hr', 'allocation-concealment', 'variance']) {
    const one = JSON.parse(await read(`/key-concepts/${slug}.json`))
    expect(one).toEqual(terms.find((term: { slug: string }) => term.slug === slug))
    expect(one.url.he).toBe(`${origin}/key-concepts/${slug}?lang=he`)
  }
  expect(JSON.parse(await read('/key-concepts/allocation-concealment.json')).note.en).toContain('blinding')
  expect((await ask('/key-concepts/no-such-term.json')).status).toBe(404)
})
