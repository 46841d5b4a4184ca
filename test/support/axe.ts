import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Table rows and list items built like three earlier ones: the same elements, classes and
 * attributes. Axe finds the same in them.
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
 * Faults by axe's default rules (WCAG A/AA and best practice, without 2.5.8: see `smallTargets`),
 * one line each.
 * Axe runs in an isolated world: the page's CSP does not apply there, and the world ends with its
 * document.
 * @param within a selector of the parts that are judged, without the rules of whole pages
 * @throws if no element has the selector
 */
export async function violations(
  page: Page,
  { only, except = [], within }: { only?: string[]; except?: string[]; within?: string | undefined } = {},
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
  const include = within ? `include: ${JSON.stringify(within)}, ` : ''
  const { result } = await session.send('Runtime.evaluate', {
    expression: `axe.run({ ${include}exclude: (${rowsBuiltAgain})() }, ${options}).then(({ violations }) => JSON.stringify(violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ': ' + failureSummary))))`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  if (result.subtype === 'error') throw new Error(`axe: ${result.description}`)
  return JSON.parse(result.value)
}
