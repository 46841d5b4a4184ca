/**
 * `npm run node -- test/pictures/share/run.ts NAME…`: draws the pictures for shared links and the covers of
 * the named pages and posts, or of all, into `public/share` and `public/covers`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import '#src/build/worker-modules.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import { encodePng } from './png.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const publicDir = resolve(here, '../../../public')
const origin = 'http://pictures.example'

/** Four bytes per pixel. */
async function pixels(page: Page): Promise<Uint8Array> {
  const png = (await page.screenshot()).toString('base64')
  const encoded = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? []
    const chunks: string[] = []
    for (let i = 0; i < bytes.length; i += 30_000) {
      chunks.push(String.fromCharCode(...bytes.slice(i, i + 30_000)))
    }
    return btoa(chunks.join(''))
  }, png)
  return Buffer.from(encoded, 'base64')
}

const { pictures } = await import('./pictures.tsx')
const names = process.argv.slice(2)
const all = await pictures(readFileSync(join(here, 'picture.css'), 'utf8'))
const files = all.filter(({ path }) => names.length === 0 || names.some((name) => path.includes(`/${name}-`)))
if (files.length === 0) throw new Error(`No page or post is called ${names.join(' or ')}. Build first.`)
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' })
let html = ''
await page.route(`${origin}/**`, (route) => {
  const { pathname } = new URL(route.request().url())
  return pathname === '/'
    ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    : route.fulfill({ path: join(publicDir, pathname), headers: { 'Access-Control-Allow-Origin': '*' } })
})
for (const { path, width, height, html: markup, colors } of files) {
  // A visitor does not wait for the font; a picture must.
  html = `<!doctype html>${markup.replaceAll('font-display:swap', 'font-display:block')}`
  await page.setViewportSize({ width, height })
  await page.goto(origin)
  await page.evaluate(() => document.fonts.ready)
  const png = encodePng(await pixels(page), width, height, colors)
  mkdirSync(resolve(publicDir, path, '..'), { recursive: true })
  writeFileSync(resolve(publicDir, path), png)
  console.log(`${path}: ${(png.length / 1024).toFixed(1)} KB`)
}
await browser.close()
