import { compress, type Effort, type Encoding } from './encodings.ts'

/** One form of a document as it goes over the wire. */
interface Form {
  bytes: Uint8Array<ArrayBuffer>
  /** An answer without a body, after which each is made: in workerd that takes two thirds of the time that an init does. */
  model: Response
}

/** Headers that belonged to the first answer only. */
const ofTheFirst = ['transfer-encoding', 'content-length', 'server-timing']

/** Weak: it names what the document says, whichever way it is compressed. */
async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `W/"${[...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** A rendered document, in every encoding that somebody asked for. */
export class KeptPage {
  readonly tag: string
  /** As in the headers: to read it there for every answer would cost more. */
  readonly #cacheControl: string | null
  readonly #plain: Form
  readonly #encoded = new Map<Encoding, Form>()
  readonly #tried = new Map<Encoding, Effort>()
  #uses = 0

  private constructor(bytes: Uint8Array<ArrayBuffer>, tag: string, headers: Headers) {
    this.tag = tag
    this.#plain = { bytes, model: new Response(null, { headers }) }
    this.#cacheControl = headers.get('Cache-Control')
  }

  /** @param first the headers of the first answer */
  static async of(bytes: Uint8Array<ArrayBuffer>, first: Headers): Promise<KeptPage> {
    const tag = await tagOf(bytes)
    const headers = new Headers(first)
    for (const name of ofTheFirst) headers.delete(name)
    headers.set('ETag', tag)
    headers.set('Server-Timing', 'cache;desc=hit')
    return new KeptPage(bytes, tag, headers)
  }

  /** Bytes held, and about as much for headers as they take. */
  get size(): number {
    const forms = [this.#plain, ...this.#encoded.values()]
    return forms.reduce((sum, { bytes }) => sum + bytes.length + 2048, 0)
  }

  /** The document for a visitor who takes this encoding; plain while it is not compressed yet. */
  answer(encoding: Encoding | null, cacheControl: string): Response {
    this.#uses += 1
    const encoded = encoding ? this.#encoded.get(encoding) : undefined
    const { bytes, model } = encoded ?? this.#plain
    const response = new Response(bytes, model)
    if (cacheControl !== this.#cacheControl) response.headers.set('Cache-Control', cacheControl)
    return response
  }

  /** The answer to a visitor who has this document already. */
  notModified(cacheControl: string): Response {
    const response = new Response(null, { status: 304, headers: this.#plain.model.headers })
    response.headers.delete('Content-Type')
    response.headers.set('Cache-Control', cacheControl)
    return response
  }

  /**
   * What should be done for this encoding when there is time. The best is worth its cost only for a page that is
   * asked again and again: an isolate may live for one visit.
   */
  wants(encoding: Encoding): Effort | null {
    const tried = this.#tried.get(encoding)
    if (!tried) return 'quick'
    return encoding === 'br' && tried === 'quick' && this.#uses >= 4 ? 'best' : null
  }

  /** Compresses the document; a second call with the same effort while the first is under way is in vain. */
  async compress(encoding: Encoding, effort: Effort): Promise<void> {
    this.#tried.set(encoding, effort)
    const bytes = await compress(this.#plain.bytes, encoding, effort)
    const headers = new Headers(this.#plain.model.headers)
    headers.set('Content-Encoding', encoding)
    this.#encoded.set(encoding, { bytes, model: new Response(null, { headers, encodeBody: 'manual' }) })
  }
}

/** Whether an `If-None-Match` header names a tag; weak and strong are the same here (RFC 9110, 13.1.2). */
export function isNamed(tag: string, ifNoneMatch: string | null): boolean {
  if (!ifNoneMatch) return false
  const opaque = tag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((part) => {
    const name = part.trim()
    return name === '*' || name.replace(/^W\//, '') === opaque
  })
}
