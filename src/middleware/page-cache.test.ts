import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createElement, type ReactNode, Suspense } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.tsx'
import type { Bindings } from '../env.ts'
import { pages } from '../pages/index.ts'
import { definePage } from '../pages/page.ts'

const bindings = env as unknown as Bindings
const copy = { title: 'Fixture', description: 'A page of the test' }

/** An app whose glossary is a page of the test that counts its renders. */
function fixture(body: (render: number) => ReactNode, options: { isDated?: boolean } = {}) {
  const renders = { count: 0 }
  const page = definePage({
    copy: { en: copy, he: copy },
    reads: ['q', 'letter'],
    freeText: ['q'],
    ...options,
    Page: () => {
      renders.count += 1
      return createElement('h1', {}, body(renders.count))
    },
  })
  const app = createApp({ ...pages, 'key-concepts': page })
  const ask = async (query = '', headers: Record<string, string> = {}, method = 'GET') => {
    const context = createExecutionContext()
    const request = new Request(`http://localhost/key-concepts${query}`, { headers, method })
    const response = await app.fetch(request, bindings, context)
    const bytes = new Uint8Array(await response.arrayBuffer())
    await waitOnExecutionContext(context)
    return { response, bytes, text: new TextDecoder().decode(bytes) }
  }
  return { app, ask, renders }
}

const heading = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]

afterEach(() => {
  vi.useRealTimers()
})

describe('a page that was asked for before', () => {
  test('comes from memory, byte for byte, and says so', async () => {
    const { ask, renders } = fixture((render) => `render ${render}`)
    const first = await ask()
    const second = await ask()
    expect(renders.count).toBe(1)
    expect(second.text).toBe(first.text)
    expect(first.response.headers.get('Server-Timing')).toMatch(/^cache;desc=miss, render;dur=\d+\.\d$/)
    expect(second.response.headers.get('Server-Timing')).toBe('cache;desc=hit')
    expect(second.response.headers.get('Transfer-Encoding')).toBeNull()
    for (const name of [
      'Content-Security-Policy',
      'Content-Language',
      'Content-Type',
      'Cache-Control',
      'Vary',
    ])
      expect(second.response.headers.get(name), name).toBe(first.response.headers.get(name))
    expect(first.response.headers.get('Vary')).toBe('Accept, Accept-Encoding')
    expect(first.response.headers.get('Cache-Control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=30',
    )
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('to "%s" it comes as %s, at last at its smallest', async (accept, encoding, decompress) => {
    const { ask, renders } = fixture(() => 'one')
    const { text } = await ask('', { 'Accept-Encoding': accept })
    let smallest = Number.POSITIVE_INFINITY
    for (let use = 0; use < 6; use += 1) {
      const { response, bytes } = await ask('', { 'Accept-Encoding': accept })
      expect(response.headers.get('Content-Encoding')).toBe(encoding)
      expect(decompress(bytes).toString()).toBe(text)
      expect(bytes.length).toBeLessThanOrEqual(smallest)
      smallest = bytes.length
    }
    expect(smallest).toBeLessThan(text.length / 3)
    expect(renders.count).toBe(1)
  })

  test.each(['', 'identity', 'deflate', 'br;q=0, gzip;q=0.0'])(
    'to "%s" it comes as it is',
    async (accept) => {
      const { ask } = fixture(() => 'one')
      await ask('', { 'Accept-Encoding': 'br' })
      const { response, text } = await ask('', { 'Accept-Encoding': accept })
      expect(response.headers.get('Content-Encoding')).toBeNull()
      expect(heading(text)).toBe('one')
    },
  )

  test('whoever has it gets 304, whichever encoding they have', async () => {
    const { ask } = fixture(() => 'one')
    await ask('', { 'Accept-Encoding': 'br' })
    const tag = (await ask()).response.headers.get('ETag') ?? ''
    expect((await ask('', { 'Accept-Encoding': 'br' })).response.headers.get('ETag')).toBe(tag)
    for (const named of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*']) {
      const { response, bytes } = await ask('', { 'If-None-Match': named })
      expect(response.status, named).toBe(304)
      expect(bytes.length).toBe(0)
      expect(response.headers.get('ETag')).toBe(tag)
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    }
    expect((await ask('', { 'If-None-Match': 'W/"other"' })).response.status).toBe(200)
  })

  test('HEAD tells the same without a body, and never fills the memory', async () => {
    const { ask } = fixture(() => 'one')
    expect((await ask('', {}, 'HEAD')).response.status).toBe(200)
    expect((await ask()).response.headers.get('Server-Timing')).toContain('miss')
    const { response, bytes } = await ask('', {}, 'HEAD')
    expect(response.headers.get('Server-Timing')).toBe('cache;desc=hit')
    expect(bytes.length).toBe(0)
  })

  test('Markdown and HTML are kept apart', async () => {
    const { ask } = fixture(() => 'one')
    const markdown = { Accept: 'text/markdown' }
    await ask()
    expect((await ask('', markdown)).text).toContain('\n# one\n')
    expect(heading((await ask()).text)).toBe('one')
    const { response, text } = await ask('', markdown)
    expect(response.headers.get('Server-Timing')).toBe('cache;desc=hit')
    expect(text).toContain('\n# one\n')
  })
})

describe('what makes a document of its own', () => {
  test('language and the parameters that the page reads; nothing else', async () => {
    const { ask, renders } = fixture((render) => render)
    const same = [
      ['', '?lang=en', '?utm_source=x', '?utm_source=y&lang=EN'],
      ['?lang=he', '?x=1&lang=he', '?lang=he&lang=en'],
      ['?letter=B', '?letter=B&letter=C&fbclid=1'],
      ['?letter=B&lang=he', '?lang=he&letter=B'],
    ]
    for (const [index, queries] of same.entries()) {
      for (const query of queries) expect(heading((await ask(query)).text), query).toBe(`${index + 1}`)
    }
    expect(renders.count).toBe(same.length)
  })

  test('the document says nothing of parameters that the page does not read', async () => {
    const { ask } = fixture(() => 'one')
    const { text } = await ask('?letter=B&utm_source=letter')
    expect(text).not.toContain('utm_source')
    expect(text).toContain('href="/key-concepts?letter=B&amp;lang=he"')
  })

  test('a free-text search is rendered each time, for its visitor alone', async () => {
    const { ask, renders } = fixture((render) => render)
    for (let use = 0; use < 2; use += 1) {
      const { response } = await ask('?q=bias&letter=B')
      expect(response.headers.get('Cache-Control')).toBe('private, max-age=0, must-revalidate')
      expect(response.headers.get('Server-Timing')).toBeNull()
    }
    expect(renders.count).toBe(2)
  })

  test('midnight in Jerusalem: a page that prints the day is another', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T21:57:00Z') })
    const dated = fixture((render) => render, { isDated: true })
    const timeless = fixture((render) => render)
    for (const { ask } of [dated, timeless]) expect(heading((await ask()).text)).toBe('1')
    expect((await dated.ask()).response.headers.get('Cache-Control')).toContain('s-maxage=60')
    vi.setSystemTime(new Date('2026-11-20T21:59:10Z'))
    expect((await dated.ask()).response.headers.get('Cache-Control')).toBe(
      'public, max-age=0, must-revalidate',
    )
    expect((await timeless.ask()).response.headers.get('Cache-Control')).toContain('s-maxage=60')
    vi.setSystemTime(new Date('2026-11-20T22:00:00Z'))
    expect(heading((await dated.ask()).text)).toBe('2')
    expect(heading((await timeless.ask()).text)).toBe('1')
  })
})

describe('what is not kept', () => {
  test('a page that throws: 500, and the next one is whole', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = fixture((render) => {
      if (render === 1) throw new Error('first time')
      return render
    })
    const { response } = await ask()
    expect(response.status).toBe(500)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(heading((await ask()).text)).toBe('2')
  })

  test('a page whose part fails after the first byte: the next one is whole', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isBroken = true
    const { ask } = fixture(() =>
      createElement(Suspense, { fallback: 'waiting' }, createElement(Part, { isBroken: () => isBroken })),
    )
    expect((await ask()).text).toContain('waiting')
    isBroken = false
    const second = await ask()
    expect(second.text).toContain('whole')
    expect(second.response.headers.get('Server-Timing')).toContain('miss')
  })

  test('a client that hangs up in mid-stream: the next one is whole', async () => {
    const { app, ask } = fixture(() => 'x'.repeat(400_000))
    const context = createExecutionContext()
    const response = await app.fetch(new Request('http://localhost/key-concepts'), bindings, context)
    const reader = response.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(value?.length).toBeLessThan(400_000)
    await reader?.cancel()
    await waitOnExecutionContext(context)
    const next = await ask()
    expect(next.response.headers.get('Server-Timing')).toContain('miss')
    expect(next.text).toMatch(/<\/html>$/)
  })

  test('an address that leads nowhere', async () => {
    const { app } = fixture(() => 'one')
    const response = await app.request('/nowhere', {}, bindings)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).toBe('private, max-age=0, must-revalidate')
    await response.text()
  })
})

test('100 simultaneous first requests: every answer is whole and the same', async () => {
  const { ask } = fixture(() => 'one')
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('', { 'Accept-Encoding': 'gzip' })))
  const texts = new Set(
    answers.map(({ response, bytes, text }) =>
      response.headers.has('Content-Encoding') ? gunzipSync(bytes).toString() : text,
    ),
  )
  expect(texts.size).toBe(1)
  expect(answers.every(({ response }) => response.status === 200)).toBe(true)
  expect((await ask()).response.headers.get('Server-Timing')).toBe('cache;desc=hit')
}, 30_000)

function Part({ isBroken }: { isBroken: () => boolean }): ReactNode {
  if (isBroken()) throw new Error('late')
  return 'whole'
}
