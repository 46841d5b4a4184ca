import { csvForPeople } from '@marom/tables'
import { type Context, Hono } from 'hono'
import { topics } from '#content/glossary/topics.ts'
import { defaultLanguage, type Language, languages } from '#content/locales.ts'
import { routes, termHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { TermEntry } from '#content/types.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import { answerCitations, citationEndings } from '#src/publications/index.ts'
import { termEntry } from '#src/words/words.ts'
import { termReference } from './reference.ts'
import { type Row, rows, sourceText } from './rows.ts'
import { topicName } from './search.ts'

function inEach<Value>(valueIn: (language: Language) => Value): Record<string, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)]))
}

function jsonOf(
  { slug, topic, term, definition, note, formula, see = [], sources = [] }: Row,
  origin: string,
) {
  return {
    slug,
    url: inEach((language) => origin + termHref(slug, language)),
    topic,
    term,
    definition,
    ...(note ? { note } : {}),
    ...(formula ? { formula } : {}),
    see,
    sources: sources.map(sourceText),
  }
}

export function termJson(
  { slug, topic, term, definition, note, see, sources, formula }: TermEntry,
  origin: string,
) {
  const row = { slug, topic, term, definition, note, see, sources }
  return jsonOf({ ...row, ...(formula ? { formula: formula.text } : {}) }, origin)
}

function csvOf(origin: string): string {
  const named = (name: string) => languages.map((language) => `${name} (${language})`)
  const head = ['slug', ...named('term'), ...named('definition'), ...named('note')]
  const lines = rows().map(
    ({ slug, topic, term, definition, note, formula = '', see = [], sources = [] }) => [
      slug,
      ...languages.map((language) => term[language]),
      ...languages.map((language) => definition[language]),
      ...languages.map((language) => note?.[language] ?? ''),
      formula,
      see.join(' '),
      sources.map(sourceText).join('; '),
      topicName(topic, defaultLanguage),
      origin + termHref(slug, defaultLanguage),
      site.glossaryLicense.name,
    ],
  )
  return csvForPeople([[...head, 'formula', 'see', 'sources', 'topic', 'url', 'license'], ...lines])
}

function answerFile(c: Context<AppEnv>, type: string, write: (origin: string) => string) {
  if (keep(c)) return c.body(null, 304)
  return c.body(write(c.env.SITE_ORIGIN), 200, { 'Content-Type': type })
}

const glossaryJson = (origin: string) =>
  JSON.stringify({
    name: site.name,
    license: site.glossaryLicense,
    topics,
    terms: rows().map((row) => jsonOf(row, origin)),
  })

const noTerm = (c: Context<AppEnv>, term: string) =>
  c.json({ ok: false, error: 'not_found', term: term.slice(0, 100) }, 404)

export function glossaryFiles(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const path = routes['key-concepts']
  app.get(`${path}.csv`, (c) => answerFile(c, 'text/csv; charset=utf-8', csvOf))
  app.get(`${path}.json`, (c) => answerFile(c, 'application/json; charset=utf-8', glossaryJson))
  app.get(`${path}/:file{[a-z0-9-]+\\.json}`, async (c) => {
    const asked = c.req.param('file').replace(/\.json$/, '')
    const entry = await termEntry(asked, c.env)
    if (!entry) return noTerm(c, asked)
    return answerFile(c, 'application/json; charset=utf-8', (origin) =>
      JSON.stringify(termJson(entry, origin)),
    )
  })
  for (const ending of citationEndings) {
    app.get(`${path}/:file{[a-z0-9-]+\\.${ending.replace('.', '\\.')}}`, async (c) => {
      const asked = c.req.param('file').slice(0, -ending.length - 1)
      const entry = await termEntry(asked, c.env)
      if (!entry) return noTerm(c, asked)
      const language = c.get('language')
      c.header('Content-Language', language)
      return answerCitations(c, ending, [termReference(entry, language, c.env.SITE_ORIGIN)])
    })
  }
  return app
}
