import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import type { ReactElement, ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LanguageProvider } from '#client/ui/language.tsx'
import { Page } from '#test/support/late-page.tsx'
import { renderToReadableStream as asShipped } from '#test/support/react-edge.ts'
import { everyPage } from '#test/support/site.ts'
import type { AppEnv } from '../env.ts'
import { Document, type DocumentProps } from '../layout/document.tsx'
import { requestLanguage } from '../middleware/language.ts'
import { answerPages } from '../pages/answer.tsx'
import { pages } from '../pages/index.ts'
import { type RenderOptions, renderToReadableStream } from './server-edge.ts'

// In development React warns that two renderers take turns, and that a reader has left.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

type Render = (tree: ReactNode, options?: RenderOptions) => Promise<ReadableStream<Uint8Array>>

/** The text of a stream, or how it broke. */
async function textOf(stream: ReadableStream<Uint8Array>, pause?: () => Promise<void>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })
  let text = ''
  try {
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true })
      await pause?.()
    }
    return text + decoder.decode()
  } catch (error) {
    return `${text}\n${error}`
  }
}

/** What a page hands to the renderer. */
async function treeOf(address: string): Promise<ReactElement> {
  let tree: ReactElement = <html lang="en" />
  const app = new Hono<AppEnv>()
  app.use(requestLanguage)
  app.use((c, next) => {
    c.setRenderer((children, head) => {
      tree = (
        <LanguageProvider language={c.get('language')}>
          <Document {...(head as Omit<DocumentProps, 'children'>)}>{children}</Document>
        </LanguageProvider>
      )
      return c.body(null)
    })
    return next()
  })
  answerPages(app, pages)
  await app.request(address, {}, env)
  return tree
}

/** Renders the same with both builds; each gets a tree of its own. */
async function byBoth(run: (render: Render) => Promise<unknown>): Promise<unknown> {
  const expected = await run(asShipped)
  expect(await run(renderToReadableStream)).toEqual(expected)
  return expected
}

test.each(everyPage)('$address: byte for byte as by React’s edge build', async ({ address }) => {
  const tree = await treeOf(address)
  const text = await textOf(await renderToReadableStream(tree))
  expect(text.length).toBeGreaterThan(10_000)
  expect(text === (await textOf(await asShipped(tree)))).toBe(true)
})

const later = <T,>(ms: number, value: () => T) =>
  new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(value())
      } catch (error) {
        reject(error)
      }
    }, ms)
  })

describe('the same as by React’s edge build', () => {
  test('Suspense: the shell first, the late part after it', async () => {
    await byBoth(async (render) => textOf(await render(<Page late={later(20, () => 'late')} />)))
    const reader = (await renderToReadableStream(<Page late={new Promise(() => {})} />)).getReader()
    let length = 0
    while (length < 100_000) length += (await reader.read()).value?.length ?? Number.NaN
    await reader.cancel()
  })

  test('an error in mid-stream: the fallback stays, the error is told', async () => {
    const text = await byBoth(async (render) => {
      const errors: unknown[] = []
      const onError = (error: unknown) => void errors.push(error)
      const late = later(20, () => {
        throw new Error('late')
      })
      return [await textOf(await render(<Page late={late} />, { onError })), errors]
    })
    expect(text).toEqual([expect.stringContaining('<i>…</i>'), [new Error('late')]])
  })

  test('an error in the shell: no stream at all', async () => {
    const Broken = (): ReactNode => {
      throw new Error('shell')
    }
    await byBoth(async (render) => {
      const onError = vi.fn()
      const caught = await render(<Broken />, { onError }).catch(String)
      return [caught, onError.mock.calls]
    })
  })

  test('an abort: what is missing is told to the browser, the stream ends', async () => {
    await byBoth(async (render) => {
      const controller = new AbortController()
      const onError = vi.fn()
      const stream = await render(<Page late={new Promise(() => {})} />, {
        onError,
        signal: controller.signal,
      })
      setTimeout(() => controller.abort(new Error('too late')), 20)
      return [await textOf(stream), onError.mock.calls.map(([error]) => String(error))]
    })
  })

  test('a slow reader: nothing is lost', async () => {
    const pause = () => later(5, () => {})
    await byBoth(async (render) => textOf(await render(<Page late={later(10, () => 'late')} />), pause))
  })

  test('a reader that leaves: the render stops with its reason', async () => {
    await byBoth(async (render) => {
      const onError = vi.fn()
      const reader = (await render(<Page late={new Promise(() => {})} />, { onError })).getReader()
      await reader.read()
      await reader.cancel(new Error('gone'))
      await later(20, () => {})
      return onError.mock.calls.map(([error]) => String(error))
    })
  })

  test('ids: the prefix that was asked for', async () => {
    const { useId } = await import('react')
    const Named = () => <p id={useId()} />
    await byBoth(async (render) => textOf(await render(<Named />, { identifierPrefix: 'x-' })))
  })
})
