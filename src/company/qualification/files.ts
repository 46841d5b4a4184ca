import { csvForPeople } from '@marom/tables'
import { type Context, Hono } from 'hono'
import { qualificationVersion as version } from '#content/company/qualification-version.ts'
import type { Language } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import { absolute } from '#src/site/head/addresses.ts'
import { sampleLine } from '#src/words/sample-line.ts'
import { askedRows, processorsIn, servicesByArea, standardsMatrix, statementsOn } from './statements.ts'

const path = routes.qualification

function jsonOf(language: Language, origin: string) {
  const whole = <Place extends { address: string }>({ address, ...place }: Place) => ({
    ...place,
    url: new URL(address, origin).href,
  })
  const said = (subject: 'validation' | 'continuity') =>
    statementsOn(subject, language).map(({ text, place }) => ({ text, ...whole(place) }))
  const note = sampleLine(language, 'qualification')
  return {
    ...(note ? { note } : {}),
    page: absolute(origin, path, language),
    company: site.name[language],
    version: version.number,
    date: version.day,
    asked: askedRows(language).map(whole),
    standards: standardsMatrix(language).flatMap(({ name, rows }) =>
      rows.map(({ standard, places }) => ({ standard, issuer: name, services: places.map(whole) })),
    ),
    validation: said('validation'),
    continuity: said('continuity'),
    processors: processorsIn(language),
    contact: { email: site.email, phone: site.phone.display, address: site.address[language] },
  }
}

/** A line for each mark of the matrix. */
function csvOf(language: Language, origin: string): string {
  const areas = new Map<string, string>(servicesByArea(language).map(({ page, area }) => [page, area]))
  const lines = standardsMatrix(language).flatMap(({ name, rows }) =>
    rows.flatMap(({ standard, places }) =>
      places.map(({ page, title, sentence, address }) => [
        name,
        standard,
        areas.get(page),
        title,
        sentence,
        new URL(address, origin).href,
      ]),
    ),
  )
  return csvForPeople([['issuer', 'standard', 'area', 'service', 'sentence', 'url'], ...lines])
}

export function qualificationFiles(): Hono<AppEnv> {
  const answer =
    (write: (language: Language, origin: string) => string, type: string) => (c: Context<AppEnv>) => {
      const language = c.get('language')
      c.header('Content-Language', language)
      if (keep(c)) return c.body(null, 304)
      return c.body(write(language, c.env.SITE_ORIGIN), 200, { 'Content-Type': type })
    }
  return new Hono<AppEnv>()
    .get(
      `${path}.json`,
      answer((...asked) => JSON.stringify(jsonOf(...asked)), 'application/json'),
    )
    .get(`${path}.csv`, answer(csvOf, 'text/csv; charset=utf-8'))
}
