import { violations } from '#test/support/axe.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { messages } from '#test/support/messages.ts'

test.use({ takesTurns: true })

const words = {
  en: {
    panel: messages.en['accessibility.open'],
    key: messages.en['accessibility.shortcut'],
    search: messages.en['nav.search'],
    none: 'Nothing found',
    meant: 'Did you mean:',
    best: 'Best answer',
    said: /^Best answer: Study design workbench.*\. \d+ found$/,
    ask: 'how many patients do I need',
    people: ['Yotam Barzel', 'who is the head of biostatistics'],
  },
  he: {
    panel: messages.he['accessibility.open'],
    key: messages.he['accessibility.shortcut'],
    search: messages.he['nav.search'],
    none: 'לא נמצאו תוצאות',
    meant: 'אולי הכוונה:',
    best: 'התשובה המתאימה ביותר',
    said: /^התשובה המתאימה ביותר: .*משתתפים.*\. תוצאות: \d+$/,
    ask: 'כמה נבדקים צריך',
    people: ['יותם ברזל', 'מי סמנכ״ל הביוסטטיסטיקה'],
  },
}

for (const { language, query } of inBothLanguages) {
  const w = words[language]
  const asked = (q: string) => `/search?${new URLSearchParams({ ...(query && { lang: 'he' }), q })}`

  test.describe(`the search of the site, with script off (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('from the header to the page and to its answers: a term, a question, a person, nothing, markup, a misspelt word', async ({
      page,
    }) => {
      await test.step('from the header to the page, from its field to a term of the other language', async () => {
        await page.goto(`/careers${query}`)
        await page.getByRole('banner').getByRole('link', { name: w.search, exact: true }).click()
        await expect(page).toHaveURL(`/search${query}#site-search`)
        await expect(page.getByRole('searchbox')).toBeFocused()
        await expect(page.locator('main :is(.failure, mark)')).toHaveCount(0)
        await page.getByRole('searchbox').fill(language === 'he' ? 'hazard ratio' : 'יחס סיכונים')
        await page.keyboard.press('Enter')
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const best = page.getByRole('region', { name: w.best })
        await expect(best.locator('mark').first()).toBeVisible()
        await expect(best.getByRole('link')).toHaveCount(1)
        await best.getByRole('link').click()
        await expect(page).toHaveURL(`/key-concepts/hazard-ratio-hr${query}`)
      })

      const field = page.getByRole('searchbox')
      const best = page.getByRole('region', { name: w.best }).getByRole('link')

      await test.step('a question: one best answer, which no group repeats; an example leads to one as well', async () => {
        await page.goto(asked(w.ask))
        await expect(best).toHaveAttribute('href', `/study-design${query}`)
        await expect(page.locator(`main section a[href="/study-design${query}"]`)).toHaveCount(1)
        await page.goto(`/search${query}`)
        const examples = page.locator('main section li').getByRole('link')
        await expect(examples).toHaveCount(6)
        await examples.last().click()
        await expect(page).toHaveURL(/[?&]q=/)
        await expect(best).toHaveAttribute('href', `/${query}#contact`)
      })

      await test.step('a person is found by name and by office', async () => {
        for (const q of w.people) {
          await page.goto(asked(q))
          await expect(best, q).toHaveAttribute('href', `/leadership${query}#yotam-barzel`)
        }
      })

      await test.step('nothing found: it says so, and leads on', async () => {
        await page.goto(asked('qqqqzzzz'))
        const failure = page.locator('main .failure')
        await expect(failure.getByRole('heading')).toHaveText(w.none)
        const onward = failure.getByRole('link')
        const addresses = await onward.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        expect(addresses).toEqual([`/key-concepts${query}`, `/${query}#contact`])
        await expect(field).toHaveValue('qqqqzzzz')
      })

      await test.step('markup in a query stays text, in the field and in what is offered', async () => {
        const hostile = '"><img src=x onerror=alert(1)><mark>biostatistcs</mark>'
        await page.goto(asked(hostile))
        await expect(field).toHaveValue(hostile)
        await expect(page.locator('main img')).toHaveCount(0)
        await expect(page.locator('form mark, a > bdi > :is(img, script)')).toHaveCount(0)
      })

      await test.step('a misspelt word: the right one is offered, and leads to its answer', async () => {
        await page.goto(asked('hazzard ratio'))
        const offer = page.locator('main p', { hasText: w.meant }).getByRole('link')
        await expect(offer).toHaveText('hazard ratio')
        await offer.click()
        await expect(field).toHaveValue('hazard ratio')
        await expect(page.getByText(w.meant)).toHaveCount(0)
      })
    })
  })

  test(`an answer while one types (${language}): the server’s own, without asking it; the address follows`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/search${query}`)
    await hydrated(page)
    await page.getByRole('searchbox').fill('hazzard')
    await expect(page.locator('main section mark').first()).toBeVisible()
    const wanted = language === 'he' ? 'מקדם סיכון' : 'hazzard ratio'
    await page.getByRole('searchbox').fill(wanted)
    const shared = new URLSearchParams({ ...(query && { lang: 'he' }), q: wanted })
    await expect(page).toHaveURL(`/search?${shared}`)
    await expect(page.locator('main [role="status"]')).not.toBeEmpty()
    expect(asked.filter((path) => path === '/search')).toHaveLength(1)
    expect(asked.filter((path) => path.startsWith('/build/search-'))).toHaveLength(1)
    await page.keyboard.press('Enter')
    await expect(page.locator('#search-count')).toBeFocused()
    const found = () =>
      page.locator('[data-island="site-search"]').evaluate((island) =>
        island.innerHTML
          .replace(/<!--.*?-->/g, '')
          .replace(/^<span role="status".*?<\/span>/, '')
          .replace(/^<div class="contents" data-slot="">(.*)<\/div>$/s, '$1'),
      )
    const typed = await found()
    expect(typed).toContain('<section')
    await page.reload()
    expect(typed).toBe(await found())
  })

  test(`on the empty page (${language}): the examples in rows of three, back after the last letter is deleted; the best answer is said, a question that is too long refused, also by the server; it answers where the index does not come`, async ({
    page,
    expected,
  }) => {
    await page.goto(`/search${query}`)
    await hydrated(page)
    const field = page.getByRole('searchbox')
    const list = page.locator('section[aria-labelledby="examples"] ul')
    const examples = page.locator('main section a.btn-quiet')
    await expect(examples).toHaveCount(6)
    const boxes = await list
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
    expect(new Set(boxes.map(({ y }) => y)).size, 'two rows').toBe(2)
    const width = await list.evaluate((one) => one.getBoundingClientRect().width)
    expect(boxes.slice(0, 3).reduce((sum, box) => sum + box.width, 0)).toBeGreaterThan(0.9 * width)

    await field.fill(w.ask)
    await expect(page.getByRole('region', { name: w.best })).toBeVisible()
    await expect(examples).toHaveCount(0)
    await expect(page.locator('main [role="status"]')).toHaveText(w.said)
    await field.fill('')
    await expect(examples).toHaveCount(6)

    await test.step('too long: whole in its field, refused with a sentence, also by the server', async () => {
      const pasted = 'survival '.repeat(30).trim()
      const sentence = {
        en: 'Please use at most 200 characters; there are 269.',
        he: 'נא לכתוב 200 תווים לכל היותר; יש כאן 269.',
      }[language]
      await field.focus()
      await page.keyboard.insertText(pasted)
      const said = page.locator('#search-count')
      await expect(said).toHaveText(sentence)
      await expect(field).toHaveValue(pasted)
      await expect(page).toHaveURL(/q=survival/)
      await page.route('**/build/search-*', (route) => route.fulfill({ status: 503 }))
      await page.reload()
      await expect(said).toHaveText(sentence)
      await expect(field).toHaveValue(pasted)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('main section mark')).toHaveCount(0)
    })

    await test.step('without the index the form asks the server', async () => {
      expected.push(/Failed to load resource/)
      await hydrated(page)
      await field.fill('SDTM')
      await page.getByRole('search').getByRole('button').click()
      await expect(page.locator('main section mark').first()).toBeVisible()
      await expect(page).toHaveURL(/[?&]q=SDTM/)
    })
  })

  test(`results of the search of the site (${language}): axe finds nothing, a Latin run in Hebrew is one of its own, arrow keys lead through them and back; Tab is free, modified keys are not taken`, async ({
    page,
  }) => {
    await page.goto(asked('SDTM'))
    await hydrated(page)
    await expect(page.getByRole('region', { name: w.best })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const hebrew = page.locator('main section bdi[lang="he"]')
    await expect(hebrew.locator('bdi[lang="en"][dir="ltr"] mark', { hasText: 'SDTM' }).first()).toBeVisible()
    await expect(hebrew.locator('mark:not(bdi[lang="en"] mark)', { hasText: 'SDTM' })).toHaveCount(0)

    const field = page.getByRole('searchbox')
    const results = page.locator('main h3 a')
    const count = await results.count()
    expect(count).toBeGreaterThan(6)
    await field.focus()
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results.nth(0)).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(results.nth(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field).toBeFocused()
    await results.nth(count - 1).focus()
    await page.keyboard.press('ArrowDown')
    await expect(results.nth(count - 1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(results.nth(count - 1)).not.toBeFocused()
    await field.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('search').getByRole('button')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('search').getByRole('button')).toBeFocused()
  })

  test(`the key / (${language}): into the field from any page, not while one types, off in the panel; the link of the header leads there too`, async ({
    page,
  }) => {
    await page.goto(`/careers${query}`)
    await hydrated(page)
    await page.locator('main input[name="firstName"]').press('/')
    await expect(page.locator('main input[name="firstName"]')).toHaveValue('/')
    await page.locator('main h1').click()
    await page.keyboard.press('Control+/')
    await expect(page).toHaveURL(`/careers${query}`)
    await page.keyboard.press('/')
    await expect(page).toHaveURL(`/search${query}#site-search`)
    const field = page.getByRole('searchbox')
    await expect(field).toBeFocused()
    await field.fill('power')
    await page.locator('main h1').click()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('power')

    await hydrated(page)
    await expect(page.locator('[data-search]')).toHaveAttribute('aria-keyshortcuts', '/')
    await page.getByRole('button', { name: w.panel }).click()
    await page.getByRole('button', { name: w.key }).click()
    await expect(page.getByRole('button', { name: w.key })).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('[data-search]')).not.toHaveAttribute('aria-keyshortcuts')
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    await expect(field).not.toBeFocused()
    await page.goto(`/careers${query}`)
    await expect(page.locator('html')).toHaveAttribute('data-shortcut', 'off')
    await hydrated(page)
    await page.keyboard.press('/')
    await expect(page).toHaveURL(`/careers${query}`)
    await page.locator('[data-search]').click()
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
}
