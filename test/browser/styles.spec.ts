import type { Page } from '@playwright/test'
import { createGenerator } from 'unocss'
import { refuse } from '#client/styles/build.ts'
import { classesOf, rulesOf } from '#client/styles/cut.ts'
import { designSystem } from '#client/uno.config.ts'
import { islandCode } from '#test/bench/bytes.ts'
import { addresses } from '#test/support/addresses.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { builtSheet, missingRules } from '#test/support/sheets.ts'

const whole = builtSheet()
const generator = createGenerator(designSystem(() => ({ '--icon': 0 })))
const lost = ['/no-such-page', '/blog/no-such-post']

/** What the page's own sheet lacks; what its islands may show later stands in their scripts. */
async function missing(page: Page, sheet = whole): Promise<string[]> {
  const words = islandCode(await page.content()).flatMap((code) => code.split(/[\s"'`{};]+/))
  return page.evaluate(missingRules, { whole: sheet, words })
}

/** Icons of the page whose row in the page's picture is empty. */
function undrawn(classes: string[], sheet: string): string[] {
  const icons = [...new Set(classes)].filter((name) => name.startsWith('i-lucide-'))
  return icons.filter((name) => {
    const [, row] = new RegExp(`\\.${name}\\{--icon:(\\d+)\\}`).exec(sheet) ?? []
    return !sheet.includes(`<g transform='translate(0 ${24 * Number(row)})'><`)
  })
}

/** Classes of the page that the design system knows and the page's sheet does not: the build has not seen them. */
async function unseen(page: Page): Promise<string[]> {
  const [classes, sheet] = await page.evaluate(() => [
    [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    document.querySelector('style')?.textContent ?? '',
  ])
  const styled = new Set(
    rulesOf(sheet)
      .flatMap(({ inside, head }) => inside?.rules.map((rule) => rule.head) ?? head)
      .flatMap((head) => classesOf(head).flat()),
  )
  const { matched } = await (await generator).generate(new Set(classes), { preflights: false })
  return [
    ...[...matched].filter((name) => !styled.has(name)).map((name) => `.${name} has no rule`),
    ...undrawn(classes, sheet).map((name) => `.${name} has no drawing`),
  ]
}

for (const { language, query } of inBothLanguages) {
  test(`every page (${language}): its own sheet has each rule of the whole one that may match`, async ({
    page,
    expected,
  }) => {
    test.setTimeout(120_000)
    expected.push(/404/)
    const own = addresses.filter((address) => address.language === language).map(({ path }) => path)
    const faults: string[] = []
    for (const path of [...own, ...lost.map((path) => path + query)]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const found = [...(await missing(page)), ...(await unseen(page))]
      faults.push(...found.map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

test('an open insight, a form that the server refuses: nothing is without its styles', async ({
  page,
  expected,
}) => {
  expected.push(/4\d\d/)
  await page.goto('/?lang=he')
  await hydrated(page)
  await page.locator('[data-island=insight-opener] button').first().click()
  await expect(page.locator('.insight-dialog h2')).toBeVisible()
  expect(await missing(page)).toEqual([])
  // As without script, past what the browser checks.
  await page.locator('#contact form').evaluate((form: HTMLFormElement) => form.submit())
  await expect(page.locator('.error-summary')).toBeVisible()
  expect(await missing(page)).toEqual([])
})

test('a sheet without a rule that may match, now or later: the rule is named', async ({ page }) => {
  await page.goto('/careers')
  const now = '@media print { .wrap:hover::before { color: tan; } }'
  const later = '.toast { color: tan; }'
  const never = '.glossary { color: tan; }'
  expect(await missing(page, whole + now + later + never)).toEqual([
    '@media print .wrap:hover::before { color: tan; }',
    later,
  ])
})

test('a class that would have no rule, or a wrong one in Hebrew: the build stops and names the file', () => {
  const code = (classes: string) => `const cell = <p className="${classes}" />`
  expect(() => refuse('cell.tsx', code('grid lg:(grid-cols-12 gap-x-16)'))).toThrow('cell.tsx: "lg:(')
  expect(() => refuse('cell.tsx', code('ml-2'))).toThrow('use the logical "ms-"')
  expect(() => refuse('cell.tsx', code('grid lg:grid-cols-12 lg:gap-x-16'))).not.toThrow()
})
