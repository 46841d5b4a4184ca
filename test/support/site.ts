import { env } from 'cloudflare:workers'
import { type Language, languages } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { createApp } from '#src/app.tsx'
import type { Bindings } from '#src/env.ts'
import { listedPages } from '#src/machine/addresses.ts'
import { pages } from '#src/pages/index.ts'

const app = createApp()

/** Asks the whole app for a path, query included, with the test's bindings. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return app.request(
    new Request(new URL(`http://localhost${address}`), { redirect: 'manual', ...init }),
    {},
    env,
  )
}

/** Every listed page in every language. */
export const everyPage: { name: string; path: string; language: Language; address: string }[] = listedPages(
  pages,
).flatMap(({ name, path }) =>
  languages.map((language) => ({ name, path, language, address: inLanguage(path, language) })),
)

const documents = new Map<string, Promise<string>>()

/** The HTML of an address; rendered once for all tests of a file. */
export function html(address: string): Promise<string> {
  const known = documents.get(address)
  if (known) return known
  const document = ask(address).then((response) => response.text())
  documents.set(address, document)
  return document
}

/** The origin of every absolute address. */
export const origin = (env as unknown as Bindings).SITE_ORIGIN
