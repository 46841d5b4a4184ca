import { Hono } from 'hono'
import { routes } from '#content/routes.ts'
import { site } from '#content/site.ts'
import { sampleLine } from '#src/blocks/sample-note.tsx'
import type { AppEnv } from '#src/env.ts'
import { keep } from '#src/middleware/freshness.ts'
import { absolute } from '#src/site/head/addresses.ts'
import {
  type CardStatement,
  processorsIn,
  qualificationWords,
  standardsMatrix,
  statementsOn,
} from './facts.ts'

export function qualificationFile(): Hono<AppEnv> {
  return new Hono<AppEnv>().get(`${routes.qualification}.json`, (c) => {
    const language = c.get('language')
    const origin = c.env.SITE_ORIGIN
    c.header('Content-Language', language)
    if (keep(c)) return c.body(null, 304)
    const words = qualificationWords(language)
    const whole = ({ address, ...place }: CardStatement) => ({ ...place, url: origin + address })
    const said = (subject: 'validation' | 'continuity') =>
      statementsOn(subject, language).map(({ text, place }) => ({ text, ...whole(place) }))
    const note = sampleLine(language, 'qualification')
    return c.json({
      ...(note ? { note } : {}),
      page: absolute(origin, routes.qualification, language),
      company: site.name[language],
      version: words.versionNumber,
      date: words.inForce,
      standards: standardsMatrix(language).map(({ standard, places }) => ({
        standard,
        services: places.map(whole),
      })),
      validation: said('validation'),
      continuity: said('continuity'),
      processors: processorsIn(language),
      contact: { email: site.email, phone: site.phone.display, address: site.address[language] },
    })
  })
}
