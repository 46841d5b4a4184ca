import { HtmlValidate } from 'html-validate'
import { violations } from '#test/support/axe.ts'
import { expect, loop as test } from '#test/support/browser.ts'
import { clipped, overflowing, scrollingInside, smallTargets } from '#test/support/page-checks/boxes.ts'
import { idleStops } from '#test/support/page-checks/focus.ts'
import { drawnMarks, ringless, unseenStates, vanished } from '#test/support/page-checks/forced-colors.ts'
import { moving } from '#test/support/page-checks/motion.ts'
import { cutNames, misordered } from '#test/support/page-checks/order.ts'
import { headingFaults, repeatedIds } from '#test/support/page-checks/structure.ts'
import { scriptless } from '#test/support/page-checks/without-script.ts'

/** A page with one fault for every rule: each rule must find it. */
const wrong = `<!doctype html>
<html lang="he" dir="rtl"><head><title>x</title></head><body><main>
  <h1>One</h1><h1>Two</h1><h4>Skipped</h4>
  <p id="twice">a</p><p id="twice">b</p>
  <p>למעלה מ 200+ לקוחות, טלפון +972-3-555-0142, השנים 1991–2014</p>
  <p>חלקי λ<bdi>z</bdi></p>
  <p>לפי <a class="term-link"><bdi dir="ltr">TMF</bdi></a> <bdi dir="ltr">Reference Model</bdi> של</p>
  <div style="width: 3000px; height: 5px">wide</div>
  <div style="width: 40px; overflow: hidden; white-space: nowrap">a text that is cut off</div>
  <div class="low" style="height: 20px; overflow: hidden">a text<br>of two lines</div>
  <div class="box" style="height: 20px; overflow-y: auto">a text<br>of two lines</div>
  <button style="width: 10px; height: 10px; padding: 0; overflow: hidden"></button>
  <div class="idle" style="overflow: auto; width: 40.3px"><p style="width: 40.4px; height: 5px"></p></div>
  <ul style="line-height: 20px"><li><a href="/one">one</a><li><a href="/two">two</a></ul>
  <p style="color: #ddd; background: #fff">pale</p>
  <p class="moves" style="transition: color 1s">moves</p>
  <form id="lost"><button type="button" style="min-height: 24px">nothing answers</button></form>
  <p style="visibility: hidden">never shown</p>
</main></body></html>`

test('a page made wrong on purpose: every rule names its fault', async ({ page }) => {
  await page.goto('about:blank')
  await page.setContent(wrong)
  expect(await page.evaluate(headingFaults)).toEqual([
    'there must be one h1: let the page render its heading once',
    'h4 "Skipped" follows h1: make it h2',
  ])
  expect(await page.evaluate(repeatedIds)).toEqual(['id "twice" stands twice: rename one'])
  const painted = await page.evaluate(misordered)
  for (const token of ['200+', '1991–2014', 'z']) {
    expect(
      painted.some((fault) => fault.startsWith(`"${token}"`)),
      token,
    ).toBe(true)
  }
  expect(await page.evaluate(cutNames)).toEqual(['"TMF" and "Reference Model" are cut: they change places'])
  expect((await page.evaluate(overflowing))[0]).toContain('sticks out of 1440 px: let it wrap or shrink')
  const cut = await page.evaluate(clipped)
  expect(cut).toContain('div. is clipped: let its box grow with it')
  expect(cut).toContain('div.low is clipped: let its box grow with it')
  expect(await page.evaluate(scrollingInside)).toEqual([
    'div.box scrolls inside the page: let the page be as high as it',
  ])
  expect(await page.evaluate(idleStops)).toEqual([
    'div.idle takes the focus and scrolls nothing: give it 2 px more',
  ])
  expect(await page.evaluate(smallTargets)).toHaveLength(3)
  expect(await page.evaluate(moving)).toEqual([
    'p.moves would move: keep it inside prefers-reduced-motion: no-preference',
  ])
  expect((await page.evaluate(scriptless)).join('\n')).toMatch(
    /"nothing answers" does nothing[\s\S]*"lost" goes nowhere[\s\S]*"never shown" is not shown/,
  )
  const found = (await violations(page)).join('\n')
  for (const rule of ['button-name', 'color-contrast', 'heading-order']) expect(found).toContain(rule)
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(wrong)
  expect(report.valid).toBe(false)
})

test('rows built alike: three stand for all, and an odd one among them is still looked at', async ({
  page,
}) => {
  await page.goto('about:blank')
  const row = '<li style="color: #ddd">pale</li>'
  await page.setContent(`<!doctype html><html lang="en"><head><title>x</title></head><body><main>
    <h1>Rows</h1><ul>${row.repeat(8)}<li><button></button></li>${row.repeat(8)}</ul></main></body></html>`)
  const rules = (await violations(page)).map((line) => line.split(' ')[0])
  expect(rules.sort()).toEqual(['button-name', 'color-contrast', 'color-contrast', 'color-contrast'])
})

test('the same page made right: no rule complains', async ({ page }) => {
  await page.goto('about:blank')
  await page.setContent(`<!doctype html>
<html lang="he" dir="rtl"><head><title>x</title></head><body><main>
  <h1>אחת</h1><h2>שתיים</h2><p>כקובץ: <a href="/a" dir="ltr">CSV</a> <a href="/b" dir="ltr">JSON</a></p>
  <p>לפי <bdi dir="ltr">SDTM</bdi> ולפי <bdi dir="ltr">ADaM</bdi></p><p id="once">למעלה מ־<bdi dir="ltr">200+</bdi> לקוחות</p>
  <form action="/"><button style="min-width: 44px; min-height: 44px">שליחה</button></form>
</main></body></html>`)
  for (const check of [
    headingFaults,
    repeatedIds,
    misordered,
    cutNames,
    overflowing,
    clipped,
    idleStops,
    smallTargets,
    moving,
    scriptless,
  ]) {
    expect(await page.evaluate(check), check.name).toEqual([])
  }
  expect(await violations(page)).toEqual([])
})

test('forced colours: a box of shadow, a mask, a gradient, a state and a ring that vanish are each named', async ({
  page,
}) => {
  await page.goto('about:blank')
  await page.setContent(`<!doctype html><html lang="en"><head><title>x</title><style>
    .shadow { box-shadow: inset 0 -3px #000 }
    .mask { display: block; width: 9px; height: 9px; background: #000; mask-image: linear-gradient(#000, #000) }
    .gradient { height: 9px; background: linear-gradient(#000, #000) }
    .sound { border: 1px solid #000 }
    [aria-current] { background: #222; }
    .bare:focus { outline: none }
    nav a { border: 1px solid }
    a:focus-visible { outline: 2px solid }
  </style></head><body><main>
    <p class="shadow">a</p><i class="mask"></i><p class="gradient"></p><p class="sound">b</p>
    <nav><a class="one" href="#a" aria-current="page">here</a> <a class="one" href="#b">there</a></nav>
    <button class="bare">ring</button>
  </main></body></html>`)
  const marks = await page.evaluate(drawnMarks, false)
  await page.emulateMedia({ forcedColors: 'active' })
  const cure = 'vanishes: give it a border or a system colour in forced colours'
  expect(vanished(marks, await page.evaluate(drawnMarks, true))).toEqual([
    `the box of p.shadow ${cure}`,
    `the icon of i.mask ${cure}`,
    `the drawing of p.gradient ${cure}`,
  ])
  expect(await page.evaluate(unseenStates)).toEqual([
    '"here" is not told from "there": mark it otherwise than by background or shadow',
  ])
  await page.keyboard.press('Tab')
  expect(await page.evaluate(ringless)).toEqual(['BUTTON.bare has no focus ring: leave it an outline'])
})
