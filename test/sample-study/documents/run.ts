/**
 * `npm run node -- test/sample-study/documents/run.ts`: builds, prints each document beside Define-XML that has changed,
 * and builds the package of the sample study with it.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import '#src/build/worker-modules.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import { destinationsOf } from '#test/support/pdf.ts'
import { printedIn, readPrinted } from './printed.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = `${here}../../../`
const folder = `${root}src/packages/sample-trial/files/submission/`
const origin = 'http://documents.example'
/** Not the variable font of the site: Chromium writes each of its letters into a PDF as a picture. */
const fonts = `${root}node_modules/@fontsource/assistant/files`

/** A fixed time: the same words give the same file. */
const dated = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf
      .toString('latin1')
      .replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, (_, name) => `/${name} (D:20240702000000`),
    'latin1',
  )

const print = async (page: Page): Promise<Buffer> =>
  dated(await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true }))

/** The contents name pages, which are known after the first print. */
async function withPages(page: Page): Promise<{ pdf: Buffer; pages: Record<string, number> }> {
  const pages = destinationsOf(await print(page))
  await page.evaluate((known) => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]'))
      place.textContent = String(known[place.dataset.pageOf ?? ''])
  }, pages)
  const pdf = await print(page)
  if (JSON.stringify(destinationsOf(pdf)) !== JSON.stringify(pages)) throw new Error('The pages have moved.')
  return { pdf, pages }
}

const build = () => execFileSync(process.execPath, ['src/build/build.ts'], { cwd: root, stdio: 'inherit' })

build()
const { documents } = await import('./documents.tsx')
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
let html = ''
await page.route(`${origin}/**`, (route) => {
  const { pathname } = new URL(route.request().url())
  return pathname === '/'
    ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    : route.fulfill({ path: fonts + pathname })
})
const printed = { ...readPrinted(folder) }
for (const made of documents()) {
  const found = printedIn(made.html)
  const known = printed[made.file]
  if (known?.words === found.words && known.layout === found.layout) continue
  html = made.html
  await page.goto(origin)
  await page.evaluate(() => document.fonts.ready)
  const { pdf, pages } = await withPages(page)
  writeFileSync(folder + made.file, pdf)
  printed[made.file] = { ...found, pages }
  console.log(`${made.file}: ${(pdf.length / 1024).toFixed(1)} KB`)
}
writeFileSync(`${folder}printed.json`, `${JSON.stringify(printed, null, 2)}\n`)
await browser.close()
build()
