import { env } from 'cloudflare:workers'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'
import { pages } from '#src/pages.ts'
import { listedPages } from '#src/site/head/addresses.ts'
import { sampleTerms } from './addresses.ts'
import { isWhole } from './extent.ts'
import { documentOf } from './html.ts'

const app = createApp()

/** The test's bindings. */
export const bindings = env as unknown as Bindings

/** Asks the whole app for a path, query included, with the test's bindings. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return app.request(
    new Request(new URL(`http://localhost${address}`), { redirect: 'manual', ...init }),
    {},
    env,
  )
}

/** Every listed page in every language; of the pages of terms, the samples. */
export const everyPage: { name: string; path: string; language: Language; address: string }[] = listedPages(
  pages,
)
  .filter(({ name, params }) => name !== 'term' || sampleTerms.includes(params.slug ?? ''))
  .flatMap(({ name, path }) =>
    languages.map((language) => ({ name, path, language, address: inLanguage(path, language) })),
  )

/** Of each page one language, in turn: what does not depend on it meets every page and both. */
export const pagesInTurn = everyPage.filter(
  ({ language }, place) => isWhole || languages.indexOf(language) === Math.floor(place / 2) % 2,
)

const documents = new Map<string, Promise<Document>>()

/**
 * The document of an address, whatever its status; rendered and parsed once for all tests, which
 * only read it.
 */
export function documentAt(address: string): Promise<Document> {
  const document =
    documents.get(address) ?? ask(address).then(async (response) => documentOf(await response.text()))
  documents.set(address, document)
  return document
}

/** The origin of every absolute address. */
export const origin = bindings.SITE_ORIGIN
