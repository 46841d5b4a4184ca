import { type Context, Hono } from 'hono'
import { isShown } from '#client/publications/filters.ts'
import { routes } from '#content/routes.ts'
import type { Reference } from '#content/types.ts'
import type { AppEnv } from '#src/env.ts'
import { element } from '#src/machine/xml.ts'
import { keep } from '#src/middleware/freshness.ts'
import { type Reads, whereFound } from '#src/middleware/kept-address.ts'
import { type CitationEnding, citationEndings, citationFormats } from './citations/formats.ts'
import { publicationReference } from './citations/references.ts'
import { allPublications, filtersOf } from './list.ts'
import { scientificArticles } from './scientific-articles.tsx'

export function answerCitations(
  c: Context<AppEnv>,
  ending: CitationEnding,
  references: readonly Reference[],
  reads?: Reads,
) {
  const { type, write } = citationFormats[ending]
  if (keep(c, reads)) return c.body(null, 304)
  return c.body(write(references), 200, { 'Content-Type': type })
}

/** The filtered list, or the one publication that `id` names. */
function answerList(c: Context<AppEnv>, ending: CitationEnding) {
  const { id } = c.req.query()
  const filters = filtersOf(c.req.query())
  const chosen = allPublications().filter(({ anchor, filtered }) =>
    id === undefined ? isShown(filtered, filters) : anchor === id,
  )
  if (id !== undefined && chosen.length === 0)
    return c.json({ ok: false, error: 'not_found', id: id.slice(0, 100) }, 404)
  const reads = id === undefined ? scientificArticles.reads : { id: whereFound }
  return answerCitations(c, ending, chosen.map(publicationReference), reads)
}

/** unAPI: https://web.archive.org/web/2012/http://unapi.info/specs/ */
const unapiFormats = { ris: 'ris', bibtex: 'bib' } as const satisfies Record<string, CitationEnding>

const unapiReads: Reads = { id: whereFound, format: (format) => Object.hasOwn(unapiFormats, format) }

function answerUnapi(c: Context<AppEnv>) {
  const { id, format } = c.req.query()
  const found = allPublications().find(({ anchor }) => anchor === id)
  if (id !== undefined && !found) return c.notFound()
  if (found && format) {
    if (format !== 'ris' && format !== 'bibtex') return c.text('Not Acceptable', 406)
    return answerCitations(c, unapiFormats[format], [publicationReference(found)], unapiReads)
  }
  if (keep(c, unapiReads)) return c.body(null, 304)
  const list = Object.entries(unapiFormats).map(([name, ending]) =>
    element('format', { name, type: citationFormats[ending].type.split(';')[0] ?? '' }),
  )
  const body = element('formats', found ? { id: found.anchor } : {}, list.join(''))
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, found ? 300 : 200, {
    'Content-Type': 'application/xml; charset=utf-8',
  })
}

export function publicationFiles(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/unapi', answerUnapi)
  for (const ending of citationEndings) {
    app.get(`${routes['scientific-articles']}.${ending}`, (c) => answerList(c, ending))
  }
  return app
}
