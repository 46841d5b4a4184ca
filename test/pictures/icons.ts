/** Draws the icons of `public/` from `favicon.svg`. Run it after a change of the mark. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { themes } from '#client/design/tokens.ts'
import { findBrowser } from '#test/support/find-browser.ts'

const publicDir = resolve(dirname(fileURLToPath(import.meta.url)), '../../public')
const mark = readFileSync(resolve(publicDir, 'favicon.svg'), 'utf8')

/** `margin` is a share of the size. A mask may cover the outer fifth of a maskable icon. */
const icons = [
  { file: 'apple-touch-icon.png', size: 180, margin: 0.14 },
  { file: 'icon-192.png', size: 192, margin: 0.1 },
  { file: 'icon-512.png', size: 512, margin: 0.1 },
  { file: 'icon-maskable-512.png', size: 512, margin: 0.24 },
]

async function draw(browser: Browser, size: number, margin: number, background: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size }, colorScheme: 'light' })
  const padding = Math.round(size * margin)
  await page.setContent(
    `<body style="margin:0;padding:${padding}px;background:${background}"><div style="width:${size - 2 * padding}px">${mark}</div></body>`,
  )
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An ICO file with one PNG of 32 px. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const browser = await chromium.launch({ executablePath: findBrowser() })
for (const { file, size, margin } of icons) {
  writeFileSync(resolve(publicDir, file), await draw(browser, size, margin, themes.normal.paper))
}
writeFileSync(resolve(publicDir, 'favicon.ico'), ico(await draw(browser, 32, 0, 'transparent')))
await browser.close()
