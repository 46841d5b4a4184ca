import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

export interface Picture {
  file: string
  label: string
  width: number
}

/** The scale of a picture on the sheet. */
const scale = 0.4

export async function makeSheet(browser: Browser, pictures: readonly Picture[], out: string): Promise<void> {
  const figures = pictures.map(({ file, label, width }) => {
    const data = readFileSync(file).toString('base64')
    return `<figure><figcaption>${label}</figcaption><img width="${width * scale}" src="data:image/jpeg;base64,${data}"></figure>`
  })
  const page = await browser.newPage({ viewport: { width: 2000, height: 800 } })
  // The browser first decodes about forty long pictures.
  page.setDefaultTimeout(180_000)
  await page.setContent(
    `<style>body{margin:16px;display:flex;flex-wrap:wrap;gap:16px;align-items:start;font:12px sans-serif;background:#888}figure{margin:0}img{display:block}</style>${figures.join('')}`,
  )
  await page.screenshot({ path: out, fullPage: true, type: 'jpeg', quality: 75 })
  await page.close()
}
