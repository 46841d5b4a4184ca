import { readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import { refuse } from '#client/build/utilities.ts'
import type { StyleSheets } from '#client/design/style-sheets.ts'
import { designSystem } from '#client/design/uno.config.ts'
import { everyAddress, stateAddresses } from '#test/support/addresses.ts'
import { documentAt } from '#test/support/built-pages.ts'
import { attributesOf, select } from '#test/support/html.ts'

const sheets: StyleSheets = JSON.parse(readFileSync('.build/style.bin', 'utf8'))
const lost = ['/no-such-page', '/no-such-page?lang=he']

const classesIn = (sheet: string) =>
  new Set([...sheet.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name))

const textsIn = (page: Document, selector: string) =>
  select(page, selector).map(({ textContent }) => textContent ?? '')

const selectorOf = (name: string) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}`

test('every class of every page that the design system knows has its rule: the build has seen it', async () => {
  const used = new Set<string>()
  for (const path of [...everyAddress.map(({ path }) => path), ...lost]) {
    for (const classes of attributesOf(await documentAt(path), 'class'))
      for (const name of classes.split(/\s+/).filter(Boolean)) used.add(name)
  }
  const generator = await createGenerator(designSystem(() => ({ '--icon': 0 })))
  const { matched } = await generator.generate(used, { preflights: false })
  expect(matched.size).toBeGreaterThan(100)
  expect([...matched].filter((name) => !sheets.utilities.includes(selectorOf(name)))).toEqual([])
})

test('a class of a sheet that only some pages have is on no page without the sheet', async () => {
  const common = classesIn(sheets.design + sheets.utilities)
  const missing: string[] = []
  for (const { path } of [...everyAddress, ...stateAddresses]) {
    const page = await documentAt(path)
    const styles = textsIn(page, 'style')
    const used = new Set(attributesOf(page, 'class').flatMap((classes) => classes.split(/\s+/)))
    for (const [folder, sheet] of Object.entries(sheets.own)) {
      if (styles.includes(sheet)) continue
      const unstyled = [...classesIn(sheet)].filter((name) => used.has(name) && !common.has(name))
      missing.push(...unstyled.map((name) => `${path}: ${name} of ${folder}`))
    }
  }
  expect(missing).toEqual([])
})

test('a class that would have no rule, or a wrong one in Hebrew: the build stops and names the file', () => {
  const code = (classes: string) => `const cell = <p className="${classes}" />`
  expect(() => refuse('cell.tsx', code('grid lg:(grid-cols-12 gap-x-16)'))).toThrow('cell.tsx: "lg:(')
  expect(() => refuse('cell.tsx', code('ml-2'))).toThrow('use the logical "ms-"')
  expect(() => refuse('cell.tsx', code('grid lg:grid-cols-12 lg:gap-x-16'))).not.toThrow()
})
