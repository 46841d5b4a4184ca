import type { Context } from 'hono'
import { type FieldName, fieldNames } from '#client/contact/fields.ts'
import { withoutControls } from '#client/text/clean-text.ts'
import type { Language } from '#content/locales.ts'
import { href, isPageName, type PageName, routes } from '#content/routes.ts'
import { storedAddress } from '#src/contact/address.ts'
import { pageField, RefusedForm } from '#src/contact/contact-section.tsx'
import { proofOf } from '#src/contact/receipt.ts'
import { RefusedAlone } from '#src/contact/refused-alone.tsx'
import type { AppEnv, Bindings } from '#src/env.ts'
import type { Page, PageAnswer, PageTable } from '#src/site/define-page.ts'
import { addressOf, listsOf, queryOf } from '#src/site/query.ts'
import { translator } from '#src/words/messages.ts'
import type { Refusal } from './refusal.ts'
import { type Kind, wantsPage } from './request.ts'

export interface Asked {
  c: Context<AppEnv>
  kind: Kind | null
  language: Language
  pages: PageTable
}

/** JSON, or a redirect to the receipt, so that a reload does not post again. */
export function answerAccepted({ c, kind, language }: Asked, reference: string) {
  c.header('Cache-Control', 'no-store')
  if (!wantsPage(c.req, kind)) return c.json({ ok: true, reference })
  const receipt = new URL(href('message-received', language), 'https://site')
  receipt.searchParams.set('reference', reference)
  receipt.searchParams.set('proof', proofOf(c.env, reference))
  // Without a fragment the redirect would inherit the one of the form's address.
  return c.redirect(`${receipt.pathname}${receipt.search}#main`, 303)
}

/** Some browsers let nobody send an address again whose domain a page has written in other letters. */
function typedValues(fields: Record<string, unknown>): Partial<Record<FieldName, string>> {
  const typed = fieldNames.flatMap((name) => {
    const value = fields[name]
    if (typeof value !== 'string') return []
    return [[name, withoutControls(name === 'email' ? storedAddress(value) : value)]]
  })
  return Object.fromEntries(typed)
}

/** JSON; or, for a form without script, its page again with the errors and the typed values. */
export async function answerRefused(
  { c, kind, language, pages }: Asked,
  { status, headers, body }: Refusal,
  fields: Record<string, unknown> = {},
) {
  for (const [name, value] of Object.entries(headers)) c.header(name, value)
  const isForPeople = status !== 403 && status !== 405 && status !== 415
  const place = formPlace(pages, fields[pageField])
  if (!isForPeople || !wantsPage(c.req, kind) || !place) return c.json(body, status)
  const answer = await answerAt(place, language, c.env)
  if (answer.status === 404) return c.json(body, status)
  const form = {
    values: typedValues(fields),
    errors: body.fields ?? {},
    problems: body.problems,
    ...(body.fields ? {} : { problem: body.details }),
  }
  c.status(status)
  c.header('Content-Language', language)
  return c.render(<RefusedForm value={form}>{answer.body}</RefusedForm>, {
    language,
    title: `${translator(language)('contact.error')}: ${answer.head.title}`,
    description: answer.head.description,
    page: place.name,
    styles: place.page.styles,
    address: place.address,
    origin: c.env.SITE_ORIGIN,
  })
}

function answerAt(place: FormPlace, language: Language, env: Bindings): Promise<PageAnswer> | PageAnswer {
  if (place.page.hasContactForm !== 'alone') return place.page.answer({ ...place, language, env })
  const t = translator(language)
  const head = { title: t('contact.title'), description: t('contact.subtitle'), canonicalQuery: '' }
  return { status: 200, head: { ...head, isState: true }, body: <RefusedAlone /> }
}

interface FormPlace {
  name: PageName
  page: Page
  params: Record<string, string>
  query: Record<string, string>
  lists: Record<string, string[]>
  address: string
}

function formPlace(pages: PageTable, field: unknown): FormPlace | undefined {
  const site = 'https://site'
  const given = new URL(typeof field === 'string' && URL.canParse(field, site) ? field : '/', site)
  const asked = Object.keys(pages)
    .filter(isPageName)
    .find((name) => routes[name] === given.pathname)
  const isForm = asked !== undefined && pages[asked]?.hasContactForm
  const name = isForm ? asked : 'home'
  const page = pages[name]
  if (!page) return undefined
  const parameters = isForm ? [...given.searchParams.keys()] : []
  const values = (key: string) => given.searchParams.getAll(key).map(withoutControls)
  const query = queryOf(page, Object.fromEntries(parameters.map((key) => [key, values(key)[0] ?? ''])))
  const lists = listsOf(page, Object.fromEntries(parameters.map((key) => [key, values(key)])))
  return { name, page, params: {}, query, lists, address: addressOf(routes[name], query, lists) }
}
