import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'

test.use({ takesTurns: true })

for (const { language, query } of inBothLanguages) {
  test(`a key between the rows and the letters (${language}): the cursor stays where it is`, async ({
    page,
  }) => {
    await page.goto(`/key-concepts${query}`)
    await hydrated(page)
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('[name=q]')
      const letters = document.querySelector('fieldset:has(.letter-button)')
      if (!field || !letters) throw new Error('no glossary')
      const type = (text: string, cursor: number) => {
        field.value = text
        field.setSelectionRange(cursor, cursor)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      // React has committed the letters, but has not run the effects.
      const watcher = new MutationObserver(() => {
        watcher.disconnect()
        type('zqwzq', 3)
        document.documentElement.dataset.typed = ''
      })
      watcher.observe(letters, { subtree: true, childList: true, characterData: true, attributes: true })
      field.focus()
      type('zqzq', 4)
    })
    await page.locator('html[data-typed]').waitFor()
    const field = page.getByRole('searchbox')
    await expect(page.locator('form li a[aria-label]')).toContainText('zqwzq')
    await expect(field).toHaveValue('zqwzq')
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  })
}
