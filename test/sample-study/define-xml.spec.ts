import { expect, test } from '#test/support/browser.ts'

for (const model of ['sdtm', 'adam'])
  test(`define-${model}.xml: its style sheet shows it, and nothing is wider than a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`/sample-study/data/define-${model}.xml`)
    const shown = await page.evaluate(() => {
      const named = (name: string) =>
        [...document.querySelectorAll('*')].find((one) => one.localName === name)
      const style = (name: string, pseudo?: string) => {
        const element = named(name)
        return element ? getComputedStyle(element, pseudo) : undefined
      }
      return {
        title: style('Standards', '::before')?.content,
        variable: style('ItemDef', '::before')?.content,
        list: style('ValueListDef')?.display,
        width: document.documentElement.scrollWidth,
      }
    })
    expect(shown).toEqual({
      title: '"Standards"',
      variable: model === 'sdtm' ? '"IT.TA.STUDYID"' : '"IT.ADSL.STUDYID"',
      list: 'none',
      width: 390,
    })
  })
