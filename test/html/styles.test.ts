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
const rules = sheets.utilities.lines.join('')
const lost = ['/no-such-page', '/no-such-page?lang=he']

const classesIn = (sheet: string) =>
  new Set([...sheet.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name))

const textsIn = (page: Document, selector: string) =>
  select(page, selector).map(({ textContent }) => textContent ?? '')

const selectorOf = (name: string) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}`

test('every class of every page that the design system knows has its rule in the page', async () => {
  const generator = await createGenerator(designSystem(() => ({ '--icon': 0 })))
  const missing: string[] = []
  let known = 0
  for (const { path } of [...everyAddress, ...stateAddresses, ...lost.map((path) => ({ path }))]) {
    const page = await documentAt(path)
    const used = attributesOf(page, 'class').flatMap((classes) => classes.split(/\s+/).filter(Boolean))
    const { matched } = await generator.generate(new Set(used), { preflights: false })
    known += matched.size
    const styles = textsIn(page, 'style').join('')
    const without = [...matched].filter((name) => !styles.includes(selectorOf(name)))
    missing.push(...without.map((name) => `${path}: ${name}`))
  }
  expect(known).toBeGreaterThan(10_000)
  expect(missing).toEqual([])
})

test('the picture of a page has a row for each icon of the page', async () => {
  const rowOf = (name: string) =>
    Number(new RegExp(`\\.${name}\\{--icon:(\\d+)`).exec(rules)?.[1] ?? Number.NaN)
  const missing: string[] = []
  for (const { path } of [...everyAddress, ...stateAddresses]) {
    const page = await documentAt(path)
    const [, rows] = /--icon-rows:(\d+)/.exec(textsIn(page, 'style').join('')) ?? []
    const names = attributesOf(page, 'class').flatMap((classes) => classes.match(/i-lucide-[\w-]+/g) ?? [])
    expect(names.length, path).toBeGreaterThan(0)
    missing.push(...names.filter((name) => !(rowOf(name) < Number(rows))).map((name) => `${path}: ${name}`))
  }
  expect(missing).toEqual([])
})

test('a class of a sheet that only some pages have is on no page without the sheet', async () => {
  const common = classesIn(sheets.design.text + rules)
  const missing: string[] = []
  for (const { path } of [...everyAddress, ...stateAddresses]) {
    const page = await documentAt(path)
    const styles = textsIn(page, 'style')
    const used = new Set(attributesOf(page, 'class').flatMap((classes) => classes.split(/\s+/)))
    for (const [folder, { text }] of Object.entries(sheets.own)) {
      if (styles.includes(text)) continue
      const unstyled = [...classesIn(text)].filter((name) => used.has(name) && !common.has(name))
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

/** Of a sheet: `a:has(b) c` and the last part `c`, without what is in parentheses. */
const afterHas = (sheet: string) =>
  [...sheet.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()').matchAll(/([^{}@;]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .filter((selector) => /:has\(\)[^ >+~]*[ >+~]/.test(selector))
    .map((selector) => ({
      selector,
      last:
        selector
          .trim()
          .split(/[ >+~]+/)
          .at(-1) ?? '',
    }))

test('what `:has()` styles has a name: else a change of the page gives all of it its styles again', () => {
  const texts = [sheets.design.text, ...Object.values(sheets.own).map(({ text }) => text)]
  const found = texts.flatMap(afterHas)
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(({ last }) => /^(?:\*|:(?!is\(|where\())/.test(last))).toEqual([])
})
