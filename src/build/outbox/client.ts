import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'

const refusalShape = z.object({ error: z.string(), details: z.string() })

/** What to do about an error code, or else the details that the site sent. */
const advice: Record<string, string> = {
  unauthorized: 'Name the right token with --token or OUTBOX_TOKEN.',
  not_found:
    'It has no OUTBOX_TOKEN: "npm run wrangler -- secret put OUTBOX_TOKEN", locally a line of .dev.vars.',
  unknown_reference: 'No message has this reference: "npm run outbox -- list" shows those that there are.',
}

/** The site answered, and did nothing. */
export class Refused extends Error {
  readonly status: number

  constructor(site: string, status: number, answer: unknown) {
    const { error, details } = refusalShape.safeParse(answer).data ?? {}
    const what = advice[error ?? ''] ?? details ?? 'Is this the address of the site? Name it with --site.'
    super(`${site} answered ${status}. ${what}`)
    this.status = status
  }
}

const tables = ['trapped', 'messages'] as const

export class Client {
  readonly #site: string
  readonly #token: string

  constructor(site: string, token: string) {
    this.#site = site
    this.#token = token
  }

  /** @throws with an advice if the site refuses or does not answer */
  async ask<Shape extends z.ZodType>(
    shape: Shape,
    method: string,
    path: string,
    body?: object,
  ): Promise<z.infer<Shape>> {
    if (!/^[\x21-\x7E]*$/.test(this.#token))
      throw new Error('This token cannot be sent: use ASCII without blanks.')
    const response = await fetch(new URL(`/api/outbox${path}`, this.#site), {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => null)
    if (!response) throw new Error(`${this.#site} does not answer. Start it, or name another with --site.`)
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after')) || 60
      console.error(`Too many requests: going on in ${seconds} s`)
      await pause(seconds * 1000)
      return this.ask(shape, method, path, body)
    }
    const answer: unknown = await response.json().catch(() => null)
    const parsed = response.ok ? shape.safeParse(answer) : null
    if (parsed?.success) return parsed.data
    throw new Refused(this.#site, response.status, answer)
  }

  /** All pages of both tables. Trapped messages are first: one that is released meanwhile is seen. */
  async *pages<Shape extends z.ZodType<{ next: number | null }>>(
    shape: Shape,
    request: (place: { table: string; after: number }) => [method: string, path: string, body?: object],
  ): AsyncGenerator<{ table: (typeof tables)[number]; page: z.infer<Shape> }> {
    for (const table of tables) {
      for (let after: number | null = 0; after !== null; ) {
        const page: z.infer<Shape> = await this.ask(shape, ...request({ table, after }))
        yield { table, page }
        after = page.next
      }
    }
  }
}
