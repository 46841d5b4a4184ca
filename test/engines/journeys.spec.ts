import type { EnginePage } from './engine.ts'
import { clickOn, expect, hydrated, inBothLanguages, restingScroll, test, until } from './test.ts'

test.use({ takesTurns: true })

const isOpen = (page: EnginePage, selector: string) =>
  page.run((wanted) => document.querySelector(wanted)?.matches(':popover-open, [open]') ?? false, selector)

const count = (page: EnginePage, selector: string) =>
  page.run((wanted) => document.querySelectorAll(wanted).length, selector)

const goBack = (page: EnginePage) => page.run(() => history.back())

for (const { language, query } of inBothLanguages) {
  test(`@main a visitor (${language}): menu, glossary, publications, the other language, in silence`, async ({
    visit,
    at,
  }) => {
    await visit.resize(1280, 900)
    await visit.open(at(`/${query}`))
    await hydrated(visit)
    await clickOn(visit, '[popovertarget="solutions-menu"]')
    await until('the menu', () => isOpen(visit, '#solutions-menu'))
    await visit.press('Escape')
    await until('the menu to close', async () => !(await isOpen(visit, '#solutions-menu')))

    await visit.open(at(`/key-concepts${query}`))
    await hydrated(visit)
    const all = await count(visit, '.terms details')
    await clickOn(visit, '#glossary-search')
    await visit.type('bayes')
    await until('fewer terms', async () => {
      const left = await count(visit, '.terms details:not([hidden] *, [hidden])')
      return left > 0 && left < all / 4
    })

    await visit.open(at(`/blog/scientific-articles${query}`))
    await hydrated(visit)
    await clickOn(visit, 'input[name=q]')
    await visit.type('smith')
    await until('the address', () => visit.run(() => location.search.includes('q=smith')))
    expect(await count(visit, '.publication:not([hidden])')).toBeLessThan(20)

    await clickOn(visit, '.header-bar a[data-language]')
    await until('the other language', () =>
      visit.run(
        (wanted) => document.documentElement.lang === wanted && document.readyState === 'complete',
        language === 'en' ? 'he' : 'en',
      ),
    )
    expect(await visit.run(() => new URLSearchParams(location.search).get('q'))).toBe('smith')
    expect(visit.messages()).toEqual([])
  })

  test(`@main a message (${language}): written, sent, its reference shown`, async ({ visit, at }) => {
    await visit.resize(1280, 900)
    await visit.open(at(`/${query}#contact`))
    await hydrated(visit)
    for (const [name, text] of Object.entries({
      firstName: 'Noa',
      lastName: 'Levi',
      email: 'noa@sponsor.example',
      message: 'A trial in two arms.',
    })) {
      await clickOn(visit, `#contact-${name}`)
      await visit.type(text)
    }
    await clickOn(visit, '#contact button[type=submit]')
    await until('the receipt', () =>
      visit.run(() => /[A-Z0-9]{4}-/.test(document.querySelector('.receipt')?.textContent ?? '')),
    )
    expect(visit.messages()).toEqual([])
  })

  test(`@main a phone (${language}): the menu opens, Tab goes on in it; a toast is whole`, async ({
    visit,
    at,
  }) => {
    await visit.resize(390, 844)
    await visit.open(at(`/careers${query}`))
    await hydrated(visit)
    await clickOn(visit, '[popovertarget="mobile-menu"]')
    await until('the menu', () => isOpen(visit, '#mobile-menu'))
    expect(
      await visit.run(() => document.activeElement?.getAttribute('popovertarget')),
      'the button that was pressed has the focus',
    ).toBe('mobile-menu')
    await visit.press('Tab')
    expect(await visit.run(() => document.activeElement?.closest('#mobile-menu') !== null)).toBe(true)
    await visit.press('Escape')
    await until('the menu to close', async () => !(await isOpen(visit, '#mobile-menu')))

    await visit.run(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('main form [required]')) {
        field.value = field.type === 'email' ? 'noa@sponsor.example' : 'Noa'
      }
    })
    await clickOn(visit, 'main form button[type=submit]')
    const box = await until('the toast', () =>
      visit.run(() => {
        const { left, right } =
          document.querySelector('[data-island="toasts"] li')?.getBoundingClientRect() ?? {}
        return left === undefined || right === undefined ? null : { left, right: innerWidth - right }
      }),
    )
    expect(box.left, 'px from the left edge').toBeGreaterThanOrEqual(8)
    expect(box.right, 'px from the right edge').toBeGreaterThanOrEqual(8)
  })
}

for (const { language, query } of inBothLanguages) {
  test(`@main Back on a phone (${language}): the menu is closed, the page alive, the menu opens again`, async ({
    visit,
    at,
  }) => {
    await visit.resize(390, 844)
    await visit.open(at(`/about-us${query}`))
    await hydrated(visit)
    const inert = () => count(visit, '[inert]')
    await clickOn(visit, '[popovertarget="mobile-menu"]')
    await until('the menu', async () => (await isOpen(visit, '#mobile-menu')) && (await inert()) > 0)
    await visit.run(() => {
      const careers = document.querySelector<HTMLAnchorElement>('#mobile-menu a[href^="/careers"]')
      setTimeout(() => careers?.click())
    })
    const isAt = (path: string) =>
      visit.run((wanted) => location.pathname === wanted && document.readyState === 'complete', path)
    await until('the other page', () => isAt('/careers'))
    await goBack(visit)
    await until('the page', () => isAt('/about-us'))
    await hydrated(visit)
    await until('a page that can be used', async () => (await inert()) === 0)
    expect(await isOpen(visit, '#mobile-menu')).toBe(false)
    await clickOn(visit, '[popovertarget="mobile-menu"]')
    await until('the menu again', async () => (await isOpen(visit, '#mobile-menu')) && (await inert()) > 0)
  })
}

test('@main a simulation of a design: this browser finds what the build found', async ({ visit, at }) => {
  await visit.resize(1280, 900)
  await visit.open(at('/study-design/two-means'))
  await hydrated(visit)
  const rows = () => visit.run(() => document.querySelector('[data-rows]')?.textContent)
  const built = await rows()
  await clickOn(visit, '#simulation .btn-primary')
  await until('the result', () =>
    visit.run(() => /are simulated/.test(document.querySelector('progress + span')?.textContent ?? '')),
  )
  expect(await rows()).toBe(built)
})

test('the skip link is seen when it has the focus, however it got it', async ({ visit, at }) => {
  await visit.resize(1280, 900)
  await visit.open(at('/about-us'))
  await visit.click(640, 600)
  await visit.run(() => document.querySelector<HTMLElement>('.skip-link')?.focus())
  const isWhole = () =>
    visit.run(() => {
      const { top, height } = document.querySelector('.skip-link')?.getBoundingClientRect() ?? {}
      return top !== undefined && top >= 0 && height !== 0
    })
  await until('the skip link inside the window', isWhole)
})

for (const { language, query } of inBothLanguages) {
  test(`a term opened by its address (${language}) stands below the header, open`, async ({ visit, at }) => {
    await visit.resize(1280, 900)
    for (const slug of ['p-value', 'hazard-ratio-hr', 'sensitivity-analysis']) {
      await visit.open('about:blank')
      await visit.open(at(`/key-concepts${query}#${slug}`))
      await hydrated(visit)
      await restingScroll(visit)
      const { top, open } = await visit.run((id) => {
        const term = document.getElementById(id)
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        return { top: (term?.getBoundingClientRect().top ?? -1) - header, open: term?.hasAttribute('open') }
      }, slug)
      expect(open, slug).toBe(true)
      expect(top, `${slug}: px below the header`).toBeGreaterThanOrEqual(0)
      expect(top, `${slug}: px below the header`).toBeLessThan(200)
    }
  })
}

test('Back to the top of a page lands at its top', async ({ visit, at }) => {
  await visit.resize(1280, 900)
  for (const path of ['/biostatistics', '/']) {
    await visit.open(at(path))
    await hydrated(visit)
    await visit.run(() => {
      document.querySelector<HTMLAnchorElement>('main a[href*="#"]')?.click()
    })
    await until('the anchor', () => visit.run(() => scrollY > 200 && location.hash !== ''))
    await restingScroll(visit)
    await goBack(visit)
    await until('the address', () => visit.run(() => location.hash === ''))
    await expect.poll(() => restingScroll(visit), path).toBeLessThan(5)
  }
})

test('Back to the top of a page whose address has a fragment lands at its top', async ({ visit, at }) => {
  await visit.resize(1280, 900)
  await visit.open(at('/#contact'))
  await until('the anchor', () => visit.run(() => scrollY > 200))
  await hydrated(visit)
  await restingScroll(visit)
  await visit.run(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await restingScroll(visit)).toBe(0)
  // WebKit keeps the last pages as they are; it loads the sixth again.
  const paths = ['/careers', '/about-us', '/leadership', '/solutions', '/how-we-work', '/accessibility']
  const isAt = (path: string) =>
    visit.run((wanted) => location.pathname === wanted && document.readyState === 'complete', path)
  for (const path of paths) {
    await visit.run((next) => void setTimeout(() => location.assign(next)), path)
    await until(path, () => isAt(path))
  }
  await visit.run((steps) => void setTimeout(() => history.go(-steps)), paths.length)
  await until('home', () => isAt('/'))
  await hydrated(visit)
  await expect.poll(() => restingScroll(visit)).toBe(0)
})

test('a page is left while its islands load, and a fade is broken off: silence', async ({ visit, at }) => {
  await visit.resize(1280, 900)
  for (let visitNumber = 0; visitNumber < 6; visitNumber += 1) {
    await visit.open(at(`/solutions?${visitNumber}`))
    await visit.run((wait) => {
      dispatchEvent(new Event('pointerdown'))
      setTimeout(() => location.assign('/about-us'), wait)
      setTimeout(() => location.assign('/careers'), wait + 15)
    }, visitNumber * 8)
    // If the first navigation arrived before the second, its page stays.
    const isLeft = () => visit.run(() => location.pathname !== '/solutions').catch(() => false)
    await until('the next page', isLeft)
  }
  await hydrated(visit)
  expect(visit.messages()).toEqual([])
})
