/**
 * Stands for `react-dom/server.edge` in the Worker (see README.md): the same stream of the same bytes from React's
 * build for Bun, which hands strings over, while the edge build encodes each of some thousand fragments by itself.
 */
import { EventEmitter } from 'node:events'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { Lru } from '../lru.ts'

/** What of React's options the site uses. */
export interface RenderOptions {
  identifierPrefix?: string
  /** Called for every fault of the render, also after the first byte. */
  onError?: (error: unknown) => void
  signal?: AbortSignal
}

/** Characters that are encoded in one go: large enough that a page needs a few, small enough to start sending early. */
const chunkLength = 16_384

const encoder = new TextEncoder()

interface Encoded {
  bytes: Uint8Array
  size: number
}

/** Fragments that fill a chunk by themselves, such as the list of all terms: the same for every visitor, encoded once. */
const large = new Lru<Encoded>(4 * 1024 * 1024)

function encodeLarge(fragment: string): Uint8Array {
  const known = large.get(fragment)
  if (known) return known.bytes
  const bytes = encoder.encode(fragment)
  large.set(fragment, { bytes, size: bytes.length + 2 * fragment.length })
  return bytes
}

/** What React's pipe needs of a Node.js stream; its fragments wait as strings until a chunk is full. */
class Sink extends EventEmitter implements NodeJS.WritableStream {
  writable = true
  readonly #controller: ReadableStreamDefaultController<Uint8Array>
  #waiting = ''

  constructor(controller: ReadableStreamDefaultController<Uint8Array>) {
    super()
    this.#controller = controller
  }

  /** Takes everything, however slow the reader, as the edge build does: a document is small. */
  write(fragment: string | Uint8Array): boolean {
    if (typeof fragment === 'string' && fragment.length >= chunkLength) {
      this.flush()
      this.#send(encodeLarge(fragment))
      return true
    }
    this.#waiting += fragment
    if (this.#waiting.length >= chunkLength) this.flush()
    return true
  }

  #send(bytes: Uint8Array): void {
    if (this.writable) this.#controller.enqueue(bytes)
  }

  flush(): void {
    if (this.#waiting !== '') this.#send(encoder.encode(this.#waiting))
    this.#waiting = ''
  }

  end(): this {
    this.flush()
    if (this.writable) this.#controller.close()
    this.writable = false
    return this
  }

  destroy(error: unknown): void {
    if (this.writable) this.#controller.error(error)
    this.writable = false
  }

  /** The reader has left: what React still writes while it stops goes nowhere. */
  leave(): void {
    this.writable = false
  }
}

type Renderer = typeof renderToPipeableStream

/** Makes of React's renderer for Node.js streams one for web streams. */
export const streaming =
  (render: Renderer) =>
  (children: ReactNode, { signal, ...options }: RenderOptions = {}): Promise<ReadableStream<Uint8Array>> =>
    new Promise((resolve, reject) => {
      const { pipe, abort } = render(children, {
        ...options,
        onShellReady: () => resolve(streamOf(pipe, abort)),
        onShellError: reject,
      })
      if (signal?.aborted) abort(signal.reason)
      signal?.addEventListener('abort', () => abort(signal.reason), { once: true })
    })

/** Renders to a stream that starts when the shell is ready; rejects when the shell fails. */
export const renderToReadableStream = streaming(renderToPipeableStream)

type Rendering = ReturnType<Renderer>

function streamOf(pipe: Rendering['pipe'], abort: Rendering['abort']): ReadableStream<Uint8Array> {
  let sink: Sink | undefined
  return new ReadableStream(
    {
      pull(controller) {
        if (sink) return
        sink = new Sink(controller)
        pipe(sink)
      },
      cancel(reason) {
        sink?.leave()
        abort(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
