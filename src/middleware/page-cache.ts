import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { Lru } from '../lru.ts'
import { once } from '../once.ts'
import type { PageTable } from '../pages/index.ts'
import type { Page } from '../pages/page.ts'
import { isHtml, prefersMarkdown } from './markdown.ts'
import { type Encoding, encodingFor } from './page-cache/encodings.ts'
import { cacheControl, privately } from './page-cache/freshness.ts'
import { isNamed, KeptPage } from './page-cache/kept-page.ts'
import { findAsked, pagesByPath } from './page-cache/key.ts'
import { observe } from './page-cache/observe.ts'

/** Of the 128 MB of an isolate: some two hundred documents with their compressed forms. */
const limit = 24 * 1024 * 1024

/** What one app remembers in one isolate. */
interface Memory {
  documents: Lru<KeptPage>
  /** Pages that are being rendered. */
  rendering: number
}

/**
 * Keeps every rendered page in the isolate's memory. The first visitor gets React's stream as it comes and the bytes
 * are kept on the side; later ones get them without any other part of the app being asked. Requests that come while
 * the first is rendered render for themselves: one request cannot wait for another's stream in workerd.
 */
export function pageCache(table: PageTable) {
  const pages = once(() => pagesByPath(table))
  const memory: Memory = { documents: new Lru(limit), rendering: 0 }

  return createMiddleware<AppEnv>(async (c, next) => {
    const { method } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    const asked = isRead ? findAsked(pages(), c.req.url, Date.now()) : null
    const key = asked?.key && (prefersMarkdown(c) ? `${asked.key} md` : asked.key)
    const kept = key ? memory.documents.get(key) : undefined
    if (asked && key && kept) return answerKept(c, memory, key, kept, asked.page)

    const start = performance.now()
    memory.rendering += 1
    try {
      await next()
    } finally {
      memory.rendering -= 1
    }
    if (asked && key && c.res.status === 200)
      answerFirst(c, memory, key, asked.page, performance.now() - start)
    else if (isHtml(c.res) && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', privately)
  })
}

function answerKept(c: Context<AppEnv>, memory: Memory, key: string, kept: KeptPage, page: Page): Response {
  const freshness = cacheControl(page, Date.now())
  if (isNamed(kept.tag, c.req.header('If-None-Match'))) return kept.notModified(freshness)
  const encoding = encodingFor(c.req.header('Accept-Encoding'))
  if (encoding) compressAfter(c, memory, key, kept, encoding)
  return kept.answer(encoding, freshness)
}

/** Sends the stream on, with what a cache has to know; keeps the document once it has been sent without a fault. */
function answerFirst(c: Context<AppEnv>, memory: Memory, key: string, page: Page, duration: number): void {
  c.header('Cache-Control', cacheControl(page, Date.now()))
  c.header('Vary', 'Accept-Encoding', { append: true })
  c.header('Server-Timing', `cache;desc=miss, render;dur=${duration.toFixed(1)}`)
  if (!c.res.body || c.req.method !== 'GET') return
  const { headers } = c.res
  const encoding = encodingFor(c.req.header('Accept-Encoding'))
  const keep = async (bytes: Uint8Array<ArrayBuffer>) => {
    if (c.get('hasFailed') || memory.documents.has(key)) return
    const kept = await KeptPage.of(bytes, headers)
    memory.documents.set(key, kept)
    if (encoding) compressAfter(c, memory, key, kept, encoding)
  }
  c.res = new Response(observe(c.res.body, keep), { headers })
}

/** Compresses after the answer, in the time of a request that has its bytes already. */
function compressAfter(
  c: Context<AppEnv>,
  memory: Memory,
  key: string,
  kept: KeptPage,
  encoding: Encoding,
): void {
  const effort = kept.wants(encoding)
  if (!effort || (effort === 'best' && memory.rendering > 0)) return
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    await kept.compress(encoding, effort)
    // It has grown.
    if (memory.documents.has(key)) memory.documents.set(key, kept)
  }
  runAfter(c, work())
}

/** The app's requests to itself have no `waitUntil`. */
function runAfter(c: Context<AppEnv>, work: Promise<void>): void {
  try {
    c.executionCtx.waitUntil(work)
  } catch {
    void work
  }
}
