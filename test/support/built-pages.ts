import { statSync } from 'node:fs'
import { inject } from 'vitest'
import { everyAddress } from './addresses.ts'
import type { Answer } from './crawl.ts'
import { documentOf } from './html.ts'

export const origin = inject('site')

/** `Connection: close`, because workerd may close an idle connection just when it is reused. */
export function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Connection', 'close')
  return fetch(origin + address, { redirect: 'manual', ...init, headers })
}

/** Every page for search engines, in every language; of the term pages only `sampleTerms`. */
export const everyPage = everyAddress
  .filter(({ name }) => name !== 'search' && name !== 'message-received')
  .map(({ path, ...page }) => ({ ...page, path: path.replace(/\?lang=he$/, ''), address: path }))

const answers = new Map<string, Promise<Answer>>()

/** Cloudflare serves a file of `public/` without asking the Worker. */
const isFile = (address: string) =>
  statSync(`public${new URL(address, origin).pathname}`, { throwIfNoEntry: false })?.isFile() ?? false

async function answer(address: string): Promise<Answer> {
  if (isFile(address)) return { status: 200, type: 'a static file', text: '' }
  const response = await ask(address)
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  }
}

export function answerAt(address: string): Promise<Answer> {
  const known = answers.get(address) ?? answer(address)
  answers.set(address, known)
  return known
}

export const htmlAt = async (address: string): Promise<string> => (await answerAt(address)).text

const documents = new Map<string, Promise<Document>>()

/** The tests share the document: do not change it. */
export function documentAt(address: string): Promise<Document> {
  const known = documents.get(address) ?? htmlAt(address).then(documentOf)
  documents.set(address, known)
  return known
}
