import { type Context, Hono } from 'hono'
import { documents } from '#content/glossary/documents.ts'
import { defaultLanguage, type Language, languages } from '#content/locales.ts'
import { routes, termHref } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { ListedTerm, TermFacts, TermSource } from '#content/types.ts'
import type { AppEnv } from '#src/env.ts'
import { csvText } from '#src/machine/csv.ts'
import { element, xmlText } from '#src/machine/xml.ts'
import { keep } from '#src/middleware/freshness.ts'
import { glossaryRecords, termEntry, termFacts } from '#src/words/words.ts'

type Row = ListedTerm & Partial<TermFacts>

const rows = (): Row[] => {
  const facts = new Map(termFacts().map((fact) => [fact.slug, fact]))
  return glossaryRecords().map((term) => ({ ...facts.get(term.slug), ...term }))
}

const sourceText = ({ document, section }: TermSource) => `${document} (${documents[document]}), ${section}`

function inEach<Value>(valueIn: (language: Language) => Value): Record<string, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)]))
}

function jsonOf({ slug, term, definition, note, formula, see = [], sources = [] }: Row, origin: string) {
  return {
    slug,
    url: inEach((language) => origin + termHref(slug, language)),
    term,
    definition,
    ...(note ? { note } : {}),
    ...(formula ? { formula } : {}),
    see,
    sources: sources.map(sourceText),
  }
}

function csvOf(origin: string): string {
  const named = (name: string) => languages.map((language) => `${name} (${language})`)
  const head = ['slug', ...named('term'), ...named('definition'), ...named('note')]
  const lines = rows().map(({ slug, term, definition, note, formula = '', see = [], sources = [] }) => [
    slug,
    ...languages.map((language) => term[language]),
    ...languages.map((language) => definition[language]),
    ...languages.map((language) => note?.[language] ?? ''),
    formula,
    see.join(' '),
    sources.map(sourceText).join('; '),
    origin + termHref(slug, defaultLanguage),
    site.glossaryLicense.name,
  ])
  return csvText([[...head, 'formula', 'see', 'sources', 'url', 'license'], ...lines])
}

function conceptOf({ slug, term, definition, note, see = [], sources = [] }: Row, origin: string): string {
  const langSec = (language: Language) => {
    const source = sources.map((one) => element('admin', { type: 'source' }, xmlText(sourceText(one))))
    const meaning = element('descrip', { type: 'definition' }, xmlText(definition[language]))
    return element(
      'langSec',
      { 'xml:lang': language },
      element('descripGrp', {}, meaning + source.join('')) +
        (note ? element('note', {}, xmlText(note[language])) : '') +
        element(
          'termSec',
          {},
          element('term', {}, xmlText(term[language])) +
            element('termNote', { type: 'partOfSpeech' }, 'noun'),
        ),
    )
  }
  const page = origin + termHref(slug, defaultLanguage)
  return element(
    'conceptEntry',
    { id: slug },
    see.map((other) => element('ref', { type: 'crossReference', target: other }, other)).join('') +
      element('xref', { type: 'externalCrossReference', target: page }, slug) +
      languages.map(langSec).join(''),
  )
}

/** TBX-Basic (ISO 30042:2019) in the DCA style. */
function tbxOf(origin: string): string {
  const { name, href } = site.glossaryLicense
  const header = element(
    'tbxHeader',
    {},
    element(
      'fileDesc',
      {},
      element('publicationStmt', {}, element('p', {}, xmlText(`${name}, ${href}`))) +
        element('titleStmt', {}, element('title', {}, xmlText(site.name[defaultLanguage]))) +
        element('sourceDesc', {}, element('p', {}, xmlText(origin + routes['key-concepts']))),
    ),
  )
  const concepts = rows().map((row) => conceptOf(row, origin))
  const body = element('text', {}, element('body', {}, `\n${concepts.join('\n')}\n`))
  const root = { type: 'TBX-Basic', style: 'dca', 'xml:lang': 'en', xmlns: 'urn:iso:std:iso:30042:ed-2' }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('tbx', root, header + body)}\n`
}

function answerFile(c: Context<AppEnv>, type: string, write: (origin: string) => string) {
  if (keep(c)) return c.body(null, 304)
  return c.body(write(c.env.SITE_ORIGIN), 200, { 'Content-Type': type })
}

const glossaryJson = (origin: string) =>
  JSON.stringify({
    name: site.name,
    license: site.glossaryLicense,
    terms: rows().map((row) => jsonOf(row, origin)),
  })

export function glossaryFiles(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const path = routes['key-concepts']
  app.get(`${path}.csv`, (c) => answerFile(c, 'text/csv; charset=utf-8', csvOf))
  app.get(`${path}.tbx`, (c) => answerFile(c, 'application/x-tbx+xml; charset=utf-8', tbxOf))
  app.get(`${path}.json`, (c) => answerFile(c, 'application/json; charset=utf-8', glossaryJson))
  app.get(`${path}/:file{[a-z0-9-]+\\.json}`, async (c, next) => {
    const entry = await termEntry(c.req.param('file').replace(/\.json$/, ''), c.env)
    if (!entry) return next()
    const { slug, term, definition, note, sources } = entry
    const see = entry.see.map((other) => other.slug)
    const formula = entry.formula ? { formula: entry.formula.text } : {}
    const row = { slug, term, definition, note, see, sources, ...formula }
    return answerFile(c, 'application/json; charset=utf-8', (origin) => JSON.stringify(jsonOf(row, origin)))
  })
  return app
}
