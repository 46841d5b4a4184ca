import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { Lru } from '../lru.ts'
import type { PageTable } from '../pages/index.ts'
import { isHtml, namesMarkdown, prefersMarkdown } from './markdown.ts'
import { type Encoding, encodingFor } from './page-cache/encodings.ts'
import { cacheControl, privately } from './page-cache/freshness.ts'
import { isNamed, KeptPage } from './page-cache/kept-page.ts'
import { type Place, Places } from './page-cache/key.ts'
import { observe } from './page-cache/observe.ts'

/** Of the 128 MB of an isolate: some two hundred documents with their compressed forms. */
const limit = 24 * 1024 * 1024

type Waiting = Pick<ExecutionContext, 'waitUntil'>

/**
 * Keeps every rendered page in the isolate's memory. The first visitor gets React's stream as it comes and the bytes
 * are kept on the side; later ones get them without any other part of the app being asked. Requests that come while
 * the first is rendered render for themselves: one request cannot wait for another's stream in workerd.
 */
export class PageCache {
  readonly #places: Places
  readonly #documents = new Lru<KeptPage>(limit)
  /** Pages that are being rendered. */
  #rendering = 0

  constructor(table: PageTable) {
    this.#places = new Places(table)
  }

  /**
   * The page that a request asks for, if it is kept. Asked before the app: only to find its middleware and to run one
   * would cost half as much again as the answer.
   */
  find(request: Request, context?: Waiting): Response | null {
    const { headers } = request
    if (request.method !== 'GET' || namesMarkdown(headers.get('Accept'))) return null
    const now = Date.now()
    const place = this.#places.find(request.url, now)
    return place && this.#answer(headers, place, now, context)
  }

  /** Keeps what the app answers, and answers from memory what `find` leaves to it: HEAD and Markdown. */
  readonly keep = createMiddleware<AppEnv>(async (c, next) => {
    const now = Date.now()
    const place = this.#placeOf(c, now)
    const kept = place && this.#answer(c.req.raw.headers, place, now, waitingOf(c))
    if (kept) return kept

    const start = performance.now()
    this.#rendering += 1
    try {
      await next()
    } finally {
      this.#rendering -= 1
    }
    if (place && c.res.status === 200) this.#answerFirst(c, place, performance.now() - start)
    else if (isHtml(c.res) && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', privately)
  })

  #placeOf(c: Context<AppEnv>, now: number): Place | null {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null
    const place = this.#places.find(c.req.url, now)
    return place && prefersMarkdown(c) ? { ...place, key: `${place.key} md` } : place
  }

  #answer(headers: Headers, { key, page }: Place, now: number, context?: Waiting): Response | null {
    const kept = this.#documents.get(key)
    if (!kept) return null
    const freshness = cacheControl(page, now)
    if (isNamed(kept.tag, headers.get('If-None-Match'))) return kept.notModified(freshness)
    const encoding = encodingFor(headers.get('Accept-Encoding'))
    if (encoding) this.#compressAfter(key, kept, encoding, context)
    return kept.answer(encoding, freshness)
  }

  /** Sends the stream on, with what a cache has to know; keeps the document once it has been sent without a fault. */
  #answerFirst(c: Context<AppEnv>, { key, page }: Place, duration: number): void {
    c.header('Cache-Control', cacheControl(page, Date.now()))
    c.header('Vary', 'Accept-Encoding', { append: true })
    c.header('Server-Timing', `cache;desc=miss, render;dur=${duration.toFixed(1)}`)
    if (!c.res.body || c.req.method !== 'GET') return
    const { headers } = c.res
    const encoding = encodingFor(c.req.header('Accept-Encoding'))
    const keep = async (bytes: Uint8Array<ArrayBuffer>) => {
      if (c.get('hasFailed') || this.#documents.has(key)) return
      const kept = await KeptPage.of(bytes, headers)
      this.#documents.set(key, kept)
      if (encoding) this.#compressAfter(key, kept, encoding, waitingOf(c))
    }
    c.res = new Response(observe(c.res.body, keep), { headers })
  }

  /** Compresses after the answer, in the time of a request that has its bytes already. */
  #compressAfter(key: string, kept: KeptPage, encoding: Encoding, context?: Waiting): void {
    const effort = kept.wants(encoding)
    if (!effort || (effort === 'best' && this.#rendering > 0)) return
    const work = async () => {
      await new Promise((resolve) => setTimeout(resolve))
      await kept.compress(encoding, effort)
      // It has grown.
      if (this.#documents.has(key)) this.#documents.set(key, kept)
    }
    const compressed = work()
    context?.waitUntil(compressed)
  }
}

/** The app's requests to itself have no `waitUntil`. */
function waitingOf(c: Context<AppEnv>): Waiting | undefined {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}
