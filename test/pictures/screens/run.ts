/**
 * `npm run node -- test/pictures/screens/run.ts`: pictures and contact sheets of every screen in five
 * widths, both languages, three themes, with text at 130 % and on paper, in `test/results/screens`.
 * Options: `--only=home,state-404 --widths=390,1440 --themes=normal --languages=he
 * --origin=http://localhost:8787`
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Language, languages } from '#content/locales.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import { freePort } from '#test/support/free-port.ts'
import { layOutAll } from '#test/support/page-checks/boxes.ts'
import { makeSheet, type Picture } from './sheet.ts'
import { open, type View, views } from './views.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    widths: { type: 'string', default: '320,390,768,1024,1440' },
    themes: { type: 'string', default: 'normal,high,dark,font-130,print' },
    languages: { type: 'string', default: languages.join(',') },
    origin: { type: 'string' },
  },
})

const list = (text: string) => text.split(',').filter(Boolean)
const outDir = 'test/results/screens'
/** In px; the rest of a longer page shows nothing new. */
const tallest = 16_000

/** Starts the built Worker unless `--origin` is given. */
async function serve(): Promise<{ origin: string; stop: () => void }> {
  if (values.origin) return { origin: values.origin, stop: () => {} }
  const port = String(await freePort(2))
  const origin = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['test/support/serve-built.ts', port], { stdio: 'ignore' })
  for (let second = 0; second < 120; second += 1) {
    const isUp = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { origin, stop: () => server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  server.kill()
  throw new Error('The site did not start in two minutes. "npm start" shows why.')
}

/**
 * Makes the window as tall as the page. First everything is laid out: `content-visibility` only
 * estimates heights.
 */
async function showWhole(page: Page, width: number) {
  await page.evaluate(layOutAll)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, tallest) })
}

function toMiddle(element: Element) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** A condition is a theme, `font-130` or `print`. */
async function take(
  browser: Browser,
  origin: string,
  view: View,
  language: Language,
  condition: string,
  width: number,
) {
  const page = await browser.newPage({
    viewport: { width, height: width < 700 ? 800 : 900 },
    reducedMotion: 'reduce',
    javaScriptEnabled: !view.noScript,
  })
  try {
    await open(page, view, origin, language)
    if (condition === 'print') await page.emulateMedia({ media: 'print' })
    else if (condition === 'font-130')
      await page.locator('html').evaluate((html) => html.setAttribute('data-font', '130'))
    else if (condition !== 'normal') {
      await page.locator('html').evaluate((html, name) => html.setAttribute('data-contrast', name), condition)
    }
    const file = `${outDir}/${view.name}/${language}-${condition}-${width}.jpg`
    if (!view.isWindow) await showWhole(page, width)
    else if (view.shown) await page.locator(view.shown).first().evaluate(toMiddle)
    // A page that has just grown is first painted at its old position.
    await page.waitForTimeout(300)
    await page.screenshot({ path: file, type: 'jpeg', quality: 80 })
    return { file, label: `${language} ${condition} ${width}`, width }
  } finally {
    await page.close()
  }
}

async function takeAll(browser: Browser, origin: string, view: View) {
  mkdirSync(`${outDir}/${view.name}`, { recursive: true })
  const pictures: Picture[] = []
  const wanted = list(values.languages)
  for (const language of (view.languages ?? languages).filter((name) => wanted.includes(name))) {
    for (const condition of list(values.themes)) {
      // A view with certain widths is an open menu, which nobody prints.
      if (condition === 'print' && view.widths) continue
      const widths = condition === 'print' ? [720] : (view.widths ?? [320, 390, 768, 1024, 1440])
      for (const width of widths) {
        if (condition !== 'print' && !list(values.widths).includes(String(width))) continue
        pictures.push(await take(browser, origin, view, language, condition, width))
      }
    }
  }
  if (pictures.length > 0) await makeSheet(browser, pictures, `${outDir}/${view.name}.jpg`)
  return pictures.length
}

const { origin, stop } = await serve()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const wanted = values.only ? list(values.only) : views.map(({ name }) => name)
  for (const view of views.filter(({ name }) => wanted.includes(name))) {
    console.log(`${view.name}: ${await takeAll(browser, origin, view)} pictures`)
  }
} finally {
  await browser.close()
  stop()
}
