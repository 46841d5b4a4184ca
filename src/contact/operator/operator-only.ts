import { createHash, timingSafeEqual } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { alert } from '#src/contact/log.ts'
import { type Token, tokensOf } from '#src/contact/tokens.ts'
import { allows, networkOf } from '#src/middleware/rate-limit.ts'
import { type OperatorEnv, refuse } from './route-answers.ts'

/** In constant time, so that the time does not tell how much of the token was right. */
function isToken(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}

/** Compares with every token: the time does not tell which one it was. */
function holderOf(given: string, tokens: readonly Token[]): Token | undefined {
  return tokens.filter(({ token }) => isToken(given, token))[0]
}

/** Null if one of the tokens opens the routes. */
function problemOfAll(tokens: readonly Token[]): string | null {
  return tokens.every(({ problem }) => problem !== null) ? (tokens[0]?.problem ?? null) : null
}

/** Without a configured token the routes do not exist. */
export const operatorOnly = createMiddleware<OperatorEnv>(async (c, next) => {
  const tokens = tokensOf(c.env.OUTBOX_TOKEN)
  if (tokens.length === 0) return refuse(c, 404, 'not_found', 'There is nothing at this address.')
  c.header('Cache-Control', 'no-store')
  const network = networkOf(c.req.header('cf-connecting-ip') ?? 'unknown')
  if (!(await allows(c.env.OPERATOR_RATE_LIMIT, network))) {
    c.header('Retry-After', '60')
    return refuse(c, 429, 'too_many', 'Too many requests: try again in a minute.')
  }
  const [, given = ''] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  const holder = holderOf(given, tokens)
  const problem = holder ? holder.problem : problemOfAll(tokens)
  if (holder && problem === null) {
    c.set('by', holder.name)
    return next()
  }
  alert('operator refused')
  c.header('WWW-Authenticate', 'Bearer')
  // It opens nothing, so it does no harm to say that it was right.
  if (problem !== null) {
    const details = `The token in OUTBOX_TOKEN ${problem}: "openssl rand -base64 32" makes a good one.`
    return refuse(c, 401, 'unfit_token', details)
  }
  return refuse(c, 401, 'unauthorized', 'Send the token of the outbox: Authorization: Bearer …')
})
