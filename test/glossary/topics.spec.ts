import records from '#content/glossary/terms.json' with { type: 'json' }
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

const words = {
  en: { order: 'A to Z', q: 'hazard', clear: 'Clear all', accessed: 'Accessed' },
  he: { order: 'לפי האלף־בית', q: 'סיכון', clear: 'ניקוי הכול', accessed: 'אוחזר' },
}

for (const { language, query } of inBothLanguages) {
  const word = words[language]
  const lang = query ? 'lang=he&' : ''

  test(`the list by topic (${language}): words, a topic and Back, each with its address; the order changes`, async ({
    page,
  }) => {
    await page.goto(`/key-concepts?${lang}by=topic`)
    await hydrated(page)
    const rows = page.locator('#terms details:not([hidden])')
    const topic = page.locator('button[value="survival-analysis"]')
    await expect(rows).toHaveCount(records.length)
    await page.getByRole('searchbox').pressSequentially(word.q)
    await expect(page).toHaveURL(`/key-concepts?${lang}${new URLSearchParams({ by: 'topic', q: word.q })}`)
    const found = await rows.count()
    expect(found).toBeLessThan(records.length)
    await topic.click()
    await expect(page).toHaveURL(/&topic=survival-analysis$/)
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(1)
    await expect(page.locator('#terms section:not([hidden])')).toHaveCount(1)
    const both = await rows.evaluateAll((all) => all.map(({ id }) => id))
    await page.reload()
    expect(await rows.evaluateAll((all) => all.map(({ id }) => id))).toEqual(both)
    await hydrated(page)
    await page.goBack()
    await expect(rows).toHaveCount(found)
    await page.getByRole('link', { name: word.clear }).click()
    await expect(page).toHaveURL(`/key-concepts?${lang}by=topic`)
    await expect(rows).toHaveCount(records.length)
    await page.getByRole('searchbox').fill(word.q)
    await page.getByRole('link', { name: word.order }).click()
    await expect(page).toHaveURL(
      `/key-concepts?${lang}${new URLSearchParams({ q: word.q })}#dictionary-title`,
    )
    await expect(rows).toHaveCount(found)
  })

  test(`a term (${language}): what explains it and what it explains, in the direction of reading; its citation names the day of the visit and is copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/key-concepts/estimand${query}`)
    await hydrated(page)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const year = String(new Date().getFullYear())
    await page.locator('details.cite summary').click()
    const citation = page.locator('[data-citation]')
    await expect(citation).toContainText(word.accessed)
    await expect(citation).toContainText(year)
    await page.locator('[data-copy=""]').click()
    await expect.poll(copied).toContain(year)
    // Firefox 125 and 126.
    await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'))
    await page.locator('[data-copy="bib"]').click()
    await expect.poll(copied).toContain('@')

    const parts = ['.around-side >> nth=0', '.around-center > p', '.around-side >> nth=1']
    const boxes = async () => {
      const all = await Promise.all(parts.map((part) => page.locator(part).boundingBox()))
      return all.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
    }
    const wide = (await boxes()).toSorted((one, other) => one.x - other.x)
    for (const [before, after] of [wide.slice(0, 2), wide.slice(1)])
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0)
    const [first, , last] = await boxes()
    expect((first?.x ?? 0) < (last?.x ?? 0)).toBe(language === 'en')
    await page.setViewportSize({ width: 390, height: 800 })
    const [top, middle, bottom] = await boxes()
    expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(middle?.y ?? 0)
    expect((middle?.y ?? 0) + (middle?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0)
  })
}
