import type { Page } from '@playwright/test'
import type { Language } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { addresses } from '#test/support/addresses.ts'
import { hydrated } from '#test/support/browser.ts'

/** One screen: an address, and what a visitor did there before the picture is taken. */
export interface View {
  name: string
  path: (language: Language) => string
  act?: (page: Page) => Promise<void>
  /** Widths at which the state exists; all when absent. */
  widths?: readonly number[]
  /** Only what the window shows: menus, dialogs and toasts. */
  isWindow?: boolean
  noScript?: boolean
}

const at = (path: string) => (language: Language) => inLanguage(path, language)

const pages: View[] = [
  ...new Map(addresses.map(({ path }) => [path.split('?')[0] ?? path, true])).keys(),
].map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'home', path: at(path) }))

/** Fills the contact form, and answers it as the site would. */
async function send(page: Page, status: number, body: object) {
  await page.route('**/api/send-email', (route) => route.fulfill({ status, json: body }))
  const texts = {
    firstName: 'Noa',
    lastName: 'Levi',
    email: 'noa@example.org',
    message: 'We plan a phase 2 study in three countries.',
  }
  for (const [name, text] of Object.entries(texts)) await page.locator(`#contact-${name}`).fill(text)
  await page.locator('#contact form [type="submit"]').click()
  await page.locator('.toast, .error-summary').first().waitFor()
}

/** What the site answers to a message with two faults. */
const refusal = {
  ok: false,
  error: 'invalid',
  details: 'Two fields need your attention.',
  fields: {
    email: 'Enter an e-mail address such as name@example.org.',
    message: 'Write at least ten characters.',
  },
}

const large = [1024, 1440]
const small = [320, 390, 768]

const states: View[] = [
  { name: 'state-404', path: at('/no-such-page') },
  { name: 'state-404-post', path: at('/blog/no-such-post') },
  {
    name: 'state-received',
    path: (l) => `${inLanguage('/message-received', l)}${l === 'en' ? '?' : '&'}reference=MCR-7F3K2Q`,
  },
  { name: 'state-no-script', path: at('/'), noScript: true },
  { name: 'state-no-script-glossary', path: at('/key-concepts'), noScript: true, isWindow: true },
  {
    name: 'state-mega-menu',
    path: at('/'),
    widths: large,
    isWindow: true,
    act: async (page) => {
      await page.locator('[popovertarget="solutions-menu"]').hover()
      await page.locator('#solutions-menu').waitFor()
    },
  },
  {
    name: 'state-mobile-menu',
    path: at('/leadership'),
    widths: small,
    isWindow: true,
    act: (page) => page.locator('[popovertarget="mobile-menu"]').click(),
  },
  {
    name: 'state-panel',
    path: at('/'),
    isWindow: true,
    act: (page) => page.locator('.accessibility-button').click(),
  },
  {
    name: 'state-form-errors',
    path: (l) => inLanguage('/', l, 'contact'),
    isWindow: true,
    act: (page) => send(page, 422, refusal),
  },
  {
    name: 'state-form-sent',
    path: (l) => inLanguage('/', l, 'contact'),
    isWindow: true,
    act: (page) => send(page, 200, { ok: true, reference: 'MCR-7F3K2Q' }),
  },
  {
    name: 'state-form-failed',
    path: (l) => inLanguage('/', l, 'contact'),
    isWindow: true,
    act: (page) => send(page, 500, { ok: false, error: 'unexpected', details: '' }),
  },
  {
    name: 'state-dialog',
    path: at('/'),
    isWindow: true,
    act: async (page) => {
      const opener = page.locator('[data-island="insight-opener"] button').first()
      if ((await opener.count()) > 0) await opener.click()
    },
  },
  {
    name: 'state-empty-publications',
    path: (l) => `${inLanguage('/publications', l)}${l === 'en' ? '?' : '&'}q=zzzz`,
  },
  {
    name: 'state-empty-glossary',
    path: (l) => `${inLanguage('/key-concepts', l)}${l === 'en' ? '?' : '&'}q=zzzz`,
  },
]

export const views: View[] = [...pages, ...states]

/** Opens a view and brings it to rest. */
export async function open(page: Page, view: View, origin: string, language: Language): Promise<void> {
  await page.goto(origin + view.path(language))
  if (!view.noScript) await hydrated(page)
  await view.act?.(page)
  await page.evaluate(() => document.fonts.ready)
}
