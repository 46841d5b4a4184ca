import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { Language } from '#content/locales.ts'
import { en } from '#content/messages/en.ts'
import { he } from '#content/messages/he.ts'

const problem = 'contact.problem.unavailable'
const unavailable = { en: en[problem], he: he[problem] }

const texts = {
  firstName: 'Noa',
  lastName: 'Levi',
  email: 'noa@example.org',
  message: 'We plan a phase 2 study in three countries.',
}

const mistakes = { email: 'noa', message: '' }

/** The answer to the message; only the first two come from the site itself. */
type Fate = 'taken' | 'refused' | 'unanswered' | 'broken'

export async function send(page: Page, fate: Fate, language: Language = 'en'): Promise<void> {
  await page.route('**/api/send-email', async (route) => {
    if (fate === 'taken' || fate === 'refused') return route.continue()
    if (fate === 'broken') {
      const json = { ok: false, error: 'unavailable', details: unavailable[language] }
      return route.fulfill({ status: 503, json })
    }
  })
  const typed = fate === 'refused' ? { ...texts, ...mistakes } : texts
  for (const [name, text] of Object.entries(typed)) await page.locator(`#contact-${name}`).fill(text)
  // Without this the browser would stop the mistakes before the server sees them.
  await page.locator('#contact form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
  await page.locator('#contact form [type="submit"]').click()
  if (fate === 'unanswered') await page.locator('#contact form[aria-busy="true"]').waitFor()
  else await page.locator('[data-island="toasts"] li').first().waitFor()
}

/** Shows every control as hovered, focused or pressed. */
export async function forceStates(page: Page, state: 'hover' | 'focus-visible' | 'active'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, select, textarea, summary, .group',
  })
  const forcedPseudoClasses = state === 'active' ? ['active', 'hover'] : [state]
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
}

/** Puts the component of an unexpected failure into a 404 page. */
export async function showError(page: Page, language: Language): Promise<void> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'error-page-')), 'error-page.cjs')
  await build({
    entryPoints: ['test/pictures/screens/error-page.tsx'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    jsx: 'automatic',
    loader: { '.bin': 'binary' },
    logLevel: 'warning',
  })
  const { errorMarkup }: typeof import('./error-page.tsx') = await import(pathToFileURL(outfile).href)
  // The route changes the response, because the CSP lets no script write HTML.
  await page.route(page.url(), async (route) => {
    const response = await route.fetch()
    const whole = await response.text()
    const body = whole.replace(/(<main[^>]*>).*(<\/main>)/s, `$1${errorMarkup(language)}$2`)
    return route.fulfill({ response, body })
  })
  await page.reload()
}
