import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules whose answer a theme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Rows and items whose like stands three times before: the same elements, classes and attributes,
 * and as many of them empty. A theme and a rule see no difference between them.
 */
function rowsBuiltAgain(): Element[] {
  const buildOf = (element: Element) => {
    const attributes = [...element.attributes].map(({ name, value }) => name + (value === '' ? '' : '='))
    const text = element.textContent?.trim() ? 'text' : ''
    return [element.localName, element.getAttribute('class'), ...attributes, text].join(' ')
  }
  const counts = new Map<string, number>()
  return [...document.querySelectorAll('main :is(tr, li, details)')].filter((row) => {
    const place = row.parentElement?.getAttribute('class')
    const build = [place, ...[row, ...row.querySelectorAll('*')].map(buildOf)].join()
    const count = (counts.get(build) ?? 0) + 1
    counts.set(build, count)
    return count > 3
  })
}

/**
 * Violations of WCAG 2.0-2.2 A/AA and best practice, one line each; of some rules
 * only, or of all but some. Of rows that are built alike three stand for all. Runs in an isolated
 * world, which no CSP concerns and which stays with its document.
 */
export async function violations(
  page: Page,
  { only, except = [] }: { only?: string[]; except?: string[] } = {},
): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  })
  const known = await session.send('Runtime.evaluate', { expression: 'typeof axe', contextId })
  if (known.result.value === 'undefined')
    await session.send('Runtime.evaluate', { expression: axeSource, contextId })
  const options = JSON.stringify({
    resultTypes: ['violations'],
    preload: false,
    ...(only && { runOnly: only }),
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  })
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ exclude: (${rowsBuiltAgain})() }, ${options}).then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary))))`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  return JSON.parse(result.value)
}
