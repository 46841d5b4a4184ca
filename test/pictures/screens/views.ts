import type { Page } from '@playwright/test'
import type { Language } from '#content/locales.ts'
import { inLanguage } from '#content/routes.ts'
import { everyAddress } from '#test/support/addresses.ts'
import { hydrated } from '#test/support/browser.ts'
import { forceStates, send, showError } from './acts.ts'

/** An address, and what a visitor does there before the picture. */
export interface View {
  name: string
  path: (language: Language) => string
  act?: (page: Page, language: Language) => Promise<void>
  /** Widths that have the state; all if absent. */
  widths?: readonly number[]
  /** Languages that have the state; both if absent. */
  languages?: readonly Language[]
  /** Only the window: for menus, dialogs and toasts. */
  isWindow?: boolean
  /** Selector of an element that the window must show, also with large text. */
  shown?: string
  noScript?: boolean
}

const at = (path: string) => (language: Language) => inLanguage(path, language)

const pages: View[] = [
  ...new Map(everyAddress.map(({ path }) => [path.split('?')[0] ?? path, true])).keys(),
].map((path) => ({ name: path.slice(1).replaceAll('/', '-') || 'home', path: at(path) }))

const searched = (path: string, q: string) => (language: Language) =>
  `${inLanguage(path, language)}${language === 'en' ? '?' : '&'}q=${q}`

const large = [1024, 1440]
const small = [320, 390, 768]

const contactView = (name: string, act: View['act']): View => ({
  name: `state-form-${name}`,
  path: (language) => inLanguage('/', language, 'contact'),
  isWindow: true,
  act,
  shown: '#contact :is(.receipt, .failure, #contact-errors, [aria-busy="true"] [type="submit"])',
})

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
  contactView('errors', (page) => send(page, 'refused')),
  contactView('sending', (page) => send(page, 'unanswered')),
  contactView('sent', (page) => send(page, 'taken')),
  contactView('failed', (page, language) => send(page, 'broken', language)),
  ...(['hover', 'focus-visible', 'active'] as const).flatMap((state) => [
    { name: `state-${state}`, path: at('/'), act: (page: Page) => forceStates(page, state) },
    {
      name: `state-${state}-lists`,
      path: searched('/blog/scientific-articles', 'vaccine'),
      act: (page: Page) => forceStates(page, state),
    },
  ]),
  { name: 'state-500', path: at('/no-such-page'), act: showError },
  {
    name: 'state-dialog',
    path: at('/'),
    languages: ['he'],
    isWindow: true,
    act: async (page) => {
      await page.locator('[data-island="insight-opener"] button').first().click()
      await page.locator('dialog[open] article').waitFor()
    },
  },
  {
    name: 'state-positions',
    path: at('/careers'),
    isWindow: true,
    act: async (page) => {
      await page.locator('[commandfor="open-positions"]').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'state-empty-publications',
    path: searched('/blog/scientific-articles', 'zzzz'),
  },
  {
    name: 'state-empty-glossary',
    path: searched('/key-concepts', 'zzzz'),
  },
]

export const views: View[] = [...pages, ...states]

/** Waits for pictures that load at once; a lazy one far below may not have been requested. */
async function allDecoded() {
  const asked = [...document.images].filter(
    (image) => image.loading !== 'lazy' || image.closest('dialog[open]'),
  )
  await Promise.all(asked.map((image) => image.decode().catch(() => {})))
}

export async function open(page: Page, view: View, origin: string, language: Language): Promise<void> {
  await page.goto(origin + view.path(language))
  if (!view.noScript) await hydrated(page)
  await view.act?.(page, language)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(allDecoded)
}
