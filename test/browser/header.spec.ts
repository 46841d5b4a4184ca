import type { Page } from '@playwright/test'
import { headerPages, servicePages, toolPages } from '#content/navigation.ts'
import { routes } from '#content/routes.ts'
import { expect, hydrated, inBothLanguages, test } from '#test/support/browser.ts'
import { documentOf, select } from '#test/support/html.ts'
import { hasLeft } from '#test/support/left.ts'
import { messages } from '#test/support/messages.ts'

test.use({ takesTurns: true })

/** In the menu of study design. */
const tools = toolPages.map((name): string => routes[name])
const areas = servicePages.map((name): string => routes[name])
const isTools = (name: string) => name === 'study-design'
const isMenu = (name: string) => name === 'solutions' || isTools(name)
/** The others of the header are menus. */
const linked = headerPages.filter((name) => !isMenu(name))

/** What the specification asks for, in this order. Others may stand between. */
const specified = ['/', '/about-us', '/solutions', '/blog', '/leadership', '/careers']

/** The items of `all` that are in `some`. */
const among = <Item>(all: readonly Item[], some: readonly Item[]) => all.filter((item) => some.includes(item))

const words = {
  en: {
    links: ['Home', 'About Us', 'Insights', 'Leadership', 'Careers'],
    tools: messages.en['nav.study-design'],
    solutions: 'Solutions',
    contact: 'Contact Us',
    menu: messages.en['nav.menu'],
    close: messages.en['nav.closeMenu'],
    skip: messages.en['site.skip'],
  },
  he: {
    links: ['דף הבית', 'אודות', 'תובנות', 'הנהלה', 'קריירה'],
    tools: messages.he['nav.study-design'],
    solutions: 'פתרונות',
    contact: 'צרו קשר',
    menu: messages.he['nav.menu'],
    close: messages.he['nav.closeMenu'],
    skip: messages.he['site.skip'],
  },
}

/** In px from the top of the window. */
const topOfContact = (page: Page) =>
  page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top))

for (const { language, query } of inBothLanguages) {
  const w = words[language]

  test.describe(`the header (${language})`, () => {
    test('first Tab stop is the skip link, links stand in order, the header stays at the top; an anchor scrolls without a request, to below the header', async ({
      page,
    }) => {
      await page.goto(`/${query}`)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: w.skip })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      const nav = page.getByRole('banner').getByRole('navigation')
      await expect(
        nav.getByRole('listitem').locator(':scope > a.nav-link:not([data-language], [data-brief-count])'),
      ).toHaveText(linked.map((name) => messages[language][`nav.${name}`]))
      expect(
        among(
          linked.map((name) => messages[language][`nav.${name}`]),
          w.links,
        ),
      ).toEqual(w.links)
      const suffix = language === 'he' ? '?lang=he' : ''
      const targets = linked.map((name) => routes[name] + suffix)
      const hrefs = await nav
        .locator('li > a.nav-link:not([data-language], [data-brief-count])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(targets)
      const pages = specified.filter((path) => path !== '/solutions').map((path) => path + suffix)
      expect(among(targets, pages)).toEqual(pages)
      await expect(page.getByRole('banner').locator('a').first()).toHaveAttribute('href', `/${suffix}`)
      await hydrated(page)
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      const box = await page.getByRole('banner').boundingBox()
      expect(box?.y).toBe(0)
      expect(box?.height).toBe(80)
      const requests: string[] = []
      page.on('request', (request) => request.resourceType() === 'document' && requests.push(request.url()))
      await page.getByRole('banner').getByRole('link', { name: w.contact }).click()
      await expect(page).toHaveURL(/#contact$/)
      await expect.poll(() => topOfContact(page)).toBeGreaterThanOrEqual(98)
      await expect.poll(() => topOfContact(page)).toBeLessThanOrEqual(102)
      expect(requests).toEqual([])
    })

    test('the header marks the current page, and the section that a page stands in', async ({ request }) => {
      const suffix = language === 'he' ? '?lang=he' : ''
      for (const [path, name, currency] of [
        ['/careers', messages[language]['nav.careers'], 'page'],
        ['/key-concepts', messages[language]['nav.blog'], 'true'],
        ['/biostatistics', w.solutions, 'true'],
        ...(hasLeft('/study-design') ? [] : [['/study-design/estimand', w.tools, 'true']]),
        ...(hasLeft('/sample-study') ? [] : [['/sample-study/report', w.tools, 'true']]),
      ]) {
        if (!path || hasLeft(path)) continue
        const html = documentOf(await (await request.get(path + suffix)).text())
        const marked = select(html, 'header .nav-link[aria-current]').map((link) => [
          link.textContent,
          link.getAttribute('aria-current'),
        ])
        expect(marked, path).toEqual([[name, currency]])
      }
    })

    test('mega menu: by pointer it opens, stays for a return within 150 ms, closes after; by keyboard it toggles and closes', async ({
      page,
      stopClock,
    }) => {
      await page.goto(`/${query}`)
      await hydrated(page)
      const button = page.getByRole('button', { name: w.solutions })
      const sheet = page.locator('#solutions-menu')
      await page.clock.install()
      await stopClock()
      await button.hover()
      await expect(sheet).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(sheet.locator('ul')).toHaveCount(3)

      await page.mouse.move(5, 700)
      await page.clock.runFor(100)
      await expect(sheet).toBeVisible()
      await button.hover()
      await page.clock.runFor(300)
      await expect(sheet).toBeVisible()

      await page.mouse.move(5, 700)
      await page.clock.runFor(200)
      await expect(sheet).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')

      await test.step('by keyboard: Escape returns the focus, leaving closes', async () => {
        await button.focus()
        await page.keyboard.press('Enter')
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await page.keyboard.press('Tab')
        await expect(sheet.getByRole('link').first()).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await expect(button).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(sheet).toBeVisible()
        await page.keyboard.press('Shift+Tab')
        await expect(sheet).toBeHidden()
        await expect(button).toHaveAttribute('aria-expanded', 'false')
      })
    })

    test('the menu of study design: by pointer and keyboard like the mega menu, each tool with a line', async ({
      page,
    }) => {
      test.skip(hasLeft('/study-design'))
      await page.goto(`/careers${query}`)
      await hydrated(page)
      await page.clock.install()
      const button = page.getByRole('button', { name: w.tools })
      const sheet = page.locator('#study-design-menu')
      await page.getByRole('button', { name: w.solutions }).hover()
      await expect(page.locator('#solutions-menu')).toBeVisible()
      await button.hover()
      await expect(sheet).toBeVisible()
      await expect(page.locator('#solutions-menu')).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      for (const item of await sheet.getByRole('listitem').all())
        await expect(item.locator('p')).toHaveText(/\S+ \S+/)
      await page.keyboard.press('Escape')
      await page.mouse.move(5, 700)
      await expect(sheet).toBeHidden()
      await button.focus()
      await page.keyboard.press('Enter')
      // The pointer has just left, which closes a menu that it opened.
      await page.clock.runFor(300)
      await page.keyboard.press('Tab')
      await expect(sheet.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/study-design/estimand${query}`)
    })

    test('mega menu opened before React arrives keeps open and is announced', async ({ page }) => {
      let arrive = () => {}
      const held = new Promise<void>((resolve) => {
        arrive = resolve
      })
      await page.route('**/build/hydrate-*.js', (route) => held.then(() => route.continue()))
      await page.goto(`/${query}`)
      await page.getByRole('button', { name: w.solutions }).click()
      await expect(page.locator('#solutions-menu')).toBeVisible()
      arrive()
      await expect(page.getByRole('button', { name: w.solutions })).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#solutions-menu')).toBeVisible()
    })
  })

  test.describe(`the menu of small screens (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('opens, holds the same links, makes the page inert, closes by Escape with the focus back', async ({
      page,
    }) => {
      await page.goto(`/${query}`)
      await hydrated(page)
      const button = page.getByRole('button', { name: w.menu, exact: true })
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.click()
      const open = page.getByRole('button', { name: w.close })
      await expect(open).toHaveAttribute('aria-expanded', 'true')
      const sheet = page.locator('#mobile-menu')
      const suffix = language === 'he' ? '?lang=he' : ''
      const hrefs = await sheet
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual(
        headerPages
          .filter((name) => !isTools(name))
          .flatMap((name): string[] => [routes[name], ...(name === 'solutions' ? areas : [])])
          .concat(tools)
          .map((path) => path + suffix)
          .concat(`/search${suffix}#site-search`, `/${suffix}#contact`),
      )
      const pages = specified.map((path) => path + suffix)
      expect(among(hrefs, pages)).toEqual(pages)
      expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await expect(button).toBeFocused()
      expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false)
    })
  })

  test.describe(`without script (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    test('both menus open and lead on; the language link changes the language', async ({ page }) => {
      await page.goto(`/${query}`)
      await page.getByRole('button', { name: w.solutions }).click()
      const links = page.locator('#solutions-menu').getByRole('link')
      await expect(links.first()).toBeVisible()
      if (tools.length > 0) {
        const menu = page.locator('#study-design-menu')
        await page.keyboard.press('Escape')
        await page.locator('[popovertarget="study-design-menu"]').click()
        const suffix = language === 'he' ? '?lang=he' : ''
        const hrefs = await menu
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(hrefs).toEqual(tools.map((path) => path + suffix))
        await expect(menu.getByRole('link').first()).toBeVisible()
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`/${query}`)
      await page.getByRole('button', { name: w.menu, exact: true }).click()
      await page.locator('#mobile-menu').getByRole('link', { name: w.contact }).click()
      await expect(page.locator('#contact')).toBeInViewport()
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.locator('a[data-language]:visible').click()
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'he' ? 'en' : 'he')
    })
  })

  test(`Contact Us elsewhere leads to the form on the home page (${language})`, async ({
    page,
    expected,
  }) => {
    expected.push(/404/)
    await page.goto(`/no-such-page${query}`)
    await page.getByRole('banner').getByRole('link', { name: w.contact }).click()
    await expect(page).toHaveURL(language === 'he' ? /\/\?lang=he#contact$/ : /\/#contact$/)
    await expect.poll(() => topOfContact(page)).toBeGreaterThanOrEqual(98)
    await expect.poll(() => topOfContact(page)).toBeLessThanOrEqual(102)
  })
}
