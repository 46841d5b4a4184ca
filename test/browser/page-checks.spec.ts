import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { violations } from '#test/support/axe.ts'
import {
  clipped,
  headingFaults,
  misordered,
  overflowing,
  repeatedIds,
  smallTargets,
} from '#test/support/page-checks.ts'

/** A page that breaks every rule once: what the rules are worth is seen here. */
const wrong = `<!doctype html>
<html lang="he" dir="rtl"><head><title>x</title></head><body><main>
  <h1>One</h1><h1>Two</h1><h4>Skipped</h4>
  <p id="twice">a</p><p id="twice">b</p>
  <p>למעלה מ 200+ לקוחות, טלפון +972-3-555-0142, השנים 1991–2014</p>
  <div style="width: 3000px; height: 5px">wide</div>
  <div style="width: 40px; overflow: hidden; white-space: nowrap">a text that is cut off</div>
  <button style="width: 10px; height: 10px; padding: 0; overflow: hidden"></button>
  <p style="color: #ddd; background: #fff">pale</p>
</main></body></html>`

test('a page made wrong on purpose: every rule names its fault', async ({ page }) => {
  await page.setContent(wrong)
  expect(await page.evaluate(headingFaults)).toEqual(['there must be one h1', 'h4 "Skipped" follows h1'])
  expect(await page.evaluate(repeatedIds)).toEqual(['id "twice" stands twice'])
  const painted = await page.evaluate(misordered)
  for (const token of ['200+', '1991–2014']) {
    expect(
      painted.some((fault) => fault.startsWith(`"${token}"`)),
      token,
    ).toBe(true)
  }
  expect(await page.evaluate(overflowing)).not.toEqual([])
  expect(await page.evaluate(clipped)).not.toEqual([])
  expect(await page.evaluate(smallTargets)).toHaveLength(1)
  const found = (await violations(page)).join('\n')
  for (const rule of ['button-name', 'color-contrast', 'heading-order']) expect(found).toContain(rule)
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(wrong)
  expect(report.valid).toBe(false)
})

test('the same page made right: no rule complains', async ({ page }) => {
  await page.setContent(`<!doctype html>
<html lang="he" dir="rtl"><head><title>x</title></head><body><main>
  <h1>אחת</h1><h2>שתיים</h2><p id="once">למעלה מ־<bdi dir="ltr">200+</bdi> לקוחות</p>
  <button style="min-width: 44px; min-height: 44px">שליחה</button>
</main></body></html>`)
  for (const check of [headingFaults, repeatedIds, misordered, overflowing, clipped, smallTargets]) {
    expect(await page.evaluate(check)).toEqual([])
  }
  expect(await violations(page)).toEqual([])
})
