import { Hono } from 'hono'
import { readAsked } from '#client/search/ask.ts'
import { routes } from '#content/routes.ts'
import type { AppEnv } from '#src/env.ts'
import { searchJson } from './as-json.ts'

/** Never cached: the address holds what somebody typed. */
export const searchFiles = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get(`${routes.search}.json`, async (c) => {
    const language = c.get('language')
    const answer = await searchJson(readAsked(c.req.query()), language, c.env)
    c.header('Content-Language', language)
    c.header('X-Robots-Tag', 'noindex')
    return c.json(answer, answer.ok ? 200 : 422)
  })
