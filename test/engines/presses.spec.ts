import { clickOn, expect, hydrated, inBothLanguages, test, until } from './test.ts'

interface Opener {
  path: string
  width: number
  opener: string
  opened: string
}

const openers: Opener[] = [
  { path: '/', width: 390, opener: '[popovertarget="mobile-menu"]', opened: '#mobile-menu:popover-open' },
  {
    path: '/',
    width: 1280,
    opener: '[popovertarget="solutions-menu"]',
    opened: '#solutions-menu:popover-open',
  },
  { path: '/', width: 390, opener: '.accessibility-button', opened: '#accessibility-panel' },
  { path: '/', width: 1024, opener: '.accessibility-button', opened: '#accessibility-panel' },
  {
    path: '/careers',
    width: 390,
    opener: '[commandfor="open-positions"][command="show-modal"]',
    opened: '#open-positions[open]',
  },
]

for (const { language, query } of inBothLanguages) {
  test(`pressed with the mouse (${language}): it opens, Tab goes into it, Escape closes it`, async ({
    visit,
    at,
  }) => {
    for (const { path, width, opener, opened } of openers) {
      const isOpen = () => visit.run((wanted) => document.querySelector(wanted) !== null, opened)
      await visit.resize(width, 844)
      await visit.open(at(path + query))
      await hydrated(visit)
      await clickOn(visit, opener)
      await until(`${opened} at ${width} px`, isOpen)
      await visit.press('Tab')
      const isInside = await visit.run((wanted) => Boolean(document.activeElement?.closest(wanted)), opened)
      expect(isInside, `the focus is in ${opened} at ${width} px`).toBe(true)
      await visit.press('Escape')
      await until(`${opened} to close`, async () => !(await isOpen()))
    }
  })

  test(`a press beside the dialog of open positions (${language}) closes it, one inside does not`, async ({
    visit,
    at,
  }) => {
    const isOpen = () => visit.run(() => document.querySelector('#open-positions[open]') !== null)
    await visit.resize(1280, 900)
    await visit.open(at(`/careers${query}`))
    await hydrated(visit)
    await visit.run(() => document.querySelector<HTMLDialogElement>('#open-positions')?.showModal())
    await clickOn(visit, '#open-positions h2')
    expect(await isOpen()).toBe(true)
    // Not at the edge of the window: there a press may be for the scroll bar.
    await visit.click(100, 450)
    await until('the dialog to close', async () => !(await isOpen()))
  })

  test(`the accessibility button of a phone (${language}): whole, at every size of letters`, async ({
    visit,
    at,
  }) => {
    await visit.resize(390, 844)
    await visit.open(at(`/${query}`))
    for (const size of ['100', '115', '130']) {
      const [button, icon] = await visit.run((font) => {
        document.documentElement.dataset.font = font
        return ['.accessibility-button', '.accessibility-button > span'].map((part) => {
          const box = document.querySelector(part)?.getBoundingClientRect()
          return (
            box && {
              left: box.left,
              right: document.documentElement.clientWidth - box.right,
              width: box.width,
              height: box.height,
            }
          )
        })
      }, size)
      if (!button || !icon) throw new Error('there is no button')
      expect(Math.min(button.width, button.height), `px at ${size} %`).toBeGreaterThanOrEqual(44)
      expect(Math.min(button.left, button.right), `px from the edge at ${size} %`).toBeGreaterThanOrEqual(16)
      expect(icon.width, `px of the icon at ${size} %`).toBeLessThanOrEqual(button.width)
    }
  })

  test(`an empty field shows its placeholder (${language}): nothing is outside the field`, async ({
    visit,
    at,
  }) => {
    await visit.resize(390, 844)
    for (const path of ['/careers', '/', '/key-concepts', '/brief', '/study-design/estimand']) {
      await visit.open(at(path + query))
      const outside = await visit.run(() =>
        [...document.querySelectorAll<HTMLElement>('textarea:placeholder-shown')]
          .filter((field) => field.scrollWidth > field.clientWidth)
          .map((field) => `${field.id}: ${field.scrollWidth - field.clientWidth} px`),
      )
      expect(outside, path).toEqual([])
    }
  })
}
