import { env } from 'cloudflare:workers'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'
import { pages } from '#src/pages.ts'
import { listedPages } from '#src/site/head/addresses.ts'
import { firstOfEachKind, sampleTerms } from './addresses.ts'
import { isWhole } from './extent.ts'
import { documentOf } from './html.ts'

const app = createApp()

export const bindings = env as unknown as Bindings

export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return app.request(
    new Request(new URL(`http://localhost${address}`), { redirect: 'manual', ...init }),
    {},
    env,
  )
}

/** Every listed page in every language; of the term pages only `sampleTerms`. */
export const everyPage: { name: string; path: string; language: Language; address: string }[] = listedPages(
  pages,
)
  .filter(({ name, params }) => name !== 'term' || sampleTerms.includes(params.slug ?? ''))
  .flatMap(({ name, path }) =>
    languages.map((language) => ({ name, path, language, address: inLanguage(path, language) })),
  )

/**
 * One language of each page, in turn: a check that needs no certain language meets every page and
 * both languages.
 */
export const pagesInTurn = everyPage.filter(
  ({ language }, place) => isWhole || languages.indexOf(language) === Math.floor(place / 2) % 2,
)

/** In `npm test` a page of each kind, for rules that one middleware keeps on all pages. */
export const pagesOfKinds = isWhole ? pagesInTurn : firstOfEachKind(pagesInTurn)

const documents = new Map<string, Promise<Document>>()

/** Rendered and parsed once for all tests, whatever its status: do not change it. */
export function documentAt(address: string): Promise<Document> {
  const document =
    documents.get(address) ?? ask(address).then(async (response) => documentOf(await response.text()))
  documents.set(address, document)
  return document
}

export const origin = bindings.SITE_ORIGIN
