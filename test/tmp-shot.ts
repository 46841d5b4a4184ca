import { chromium } from 'playwright'
import { serve } from '#test/bench/server.ts'
import { siteBundle } from '#test/faults/worker.ts'
const bundle = siteBundle('machines-shot')
const port = 18123
const { stop } = await serve(bundle, port, { variables: { SITE_ORIGIN: `http://127.0.0.1:${port}` } })
const browser = await chromium.launch()
for (const lang of ['en', 'he'])
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    for (const [at, path] of Object.entries({ bare: '/study-design/two-means', some: '/study-design/time-to-event?hr=0.8&median=9', own: '/study-design/two-means?difference=4&sd=12' })) {
      await page.goto(`http://127.0.0.1:${port}${path}${lang === 'he' ? (path.includes('?') ? '&' : '?') + 'lang=he' : ''}`)
      await page.screenshot({ path: `/tmp/machines-${at}-${lang}-${width}.png` })
      if (width === 390) { await page.locator('#result').scrollIntoViewIfNeeded(); await page.evaluate(() => document.querySelector('#result')?.scrollIntoView()); await page.screenshot({ path: `/tmp/machines-${at}-${lang}-${width}-result.png` }) }
    }
    await page.close()
  }
await browser.close()
await stop()
