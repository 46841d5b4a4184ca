import { readFileSync } from 'node:fs'
import mdn from '@mdn/browser-compat-data' with { type: 'json' }
import type { BrowserName, Identifier } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { foundWithoutSubjects } from '#client/build/floor/allowed.ts'
import { beyondFloor } from '#client/build/floor/beyond-floor.ts'
import { builtFiles } from '#client/build/floor/built-files.ts'
import { floor } from '#client/build/floor/floor.ts'
import { isUpTo } from '#client/build/floor/missing.ts'
import { en } from '#content/company/accessibility/en.ts'
import { he } from '#content/company/accessibility/he.ts'
import { hasLeft } from '#test/support/left.ts'

const script = (code: string) => beyondFloor({ 'a.js': code }, {}).faults
const styles = (text: string) => beyondFloor({}, { 'a.css': text }).faults

test.each([
  ['Map.groupBy(list, size); list.toSorted(); crypto.randomUUID(); Math.abs(-1); dialog.showModal()'],
  ['const { union } = { union: 1 }; use(union); own.scrollend = 2; use(own.scrollend)'],
])('the floor has it: %s', (code) => expect(script(code)).toEqual([]))

test.each([
  [
    'a member of the language that is called',
    'one.symmetricDifference(other)',
    '".symmetricDifference" needs Firefox 127',
  ],
  ['also where an object of the code has its name', 'const own = { union: 1 }; set.union(other)', '".union"'],
  ['a static member', 'Promise.try(run)', '"Promise.try" needs Chrome 128'],
  ['a global', 'new CloseWatcher()', '"CloseWatcher" needs Chrome 126'],
  ['a member that is read', 'use(dialog.closedBy)', '".closedBy"'],
  ['a member that is taken apart', 'const { currentCSSZoom } = element', '".currentCSSZoom"'],
  ['an event', "addEventListener('scrollend', settle)", '"scrollend event" needs Firefox 150'],
])('newer than the floor, %s: the build names it', (_, code, fault) => {
  expect(script(code)).toEqual([expect.stringContaining(`a.js: ${fault}`)])
})

test('styles of the floor, and newer ones in @supports, are allowed', () => {
  expect(
    styles(`:has(a) { color: color-mix(in oklch, red, blue); width: 1dvh; & b { display: grid } }
      @supports (field-sizing: content) { a { field-sizing: content } }`),
  ).toEqual([])
})

test.each([
  ['a property', 'a { field-sizing: content }', '"field-sizing" needs Firefox'],
  ['a property without its prefix', 'a { user-select: none }', '"user-select" needs Safari'],
  ['a word', 'a { height: stretch }', '"height: stretch"'],
  ['a function', 'a { width: calc-size(auto, size) }', '"calc-size()"'],
  ['a selector', 'a:state(open) { color: red }', '":state" needs Firefox 126'],
  ['a rule', '@scope (a) { b { color: red } }', '"@scope" needs Firefox'],
  ['a feature of the screen', '@media (inverted-colors) { a { color: red } }', '"@media (inverted-colors)"'],
  ['a word that nobody knows', 'a { colour: red }', '"colour" needs a browser that MDN does not know'],
])('styles newer than the floor, %s: the build names it', (_, text, fault) => {
  expect(styles(text)[0]).toContain(`a.css: ${fault}`)
})

test('every name that is allowed to be newer is used', () => {
  const { script, styles } = builtFiles()
  const { faults, unused } = beyondFloor(script, styles)
  expect(faults).toEqual([])
  if (['/sample-study', '/study-design', '/brief'].some(hasLeft)) return
  const left = unused.filter((name) => !foundWithoutSubjects.includes(name))
  expect(left, 'delete these names in client/build/floor/allowed.ts').toEqual([])
})

/** The first version that has the feature, also in part. */
function firstWith(feature: Identifier | undefined, browser: BrowserName): string {
  const statements = [feature?.__compat?.support[browser]].flat()
  const versions = statements.flatMap((one) => (one && !one.flags && one.version_added) || [])
  return versions.reduce((first, version) => (isUpTo(version, first) ? version : first))
}

test('the features that the first script looks for tell exactly the floor apart', () => {
  const script = readFileSync('client/pre-paint.js', 'utf8')
  const features = [...script.matchAll(/'(\w+)' in (\w+)\.prototype/g)].map(
    ([, name = '', owner = '']) => mdn.api[owner]?.[name],
  )
  expect(features).toHaveLength(2)
  const newest = floor.versions.map(([browser]) => [
    browser,
    features
      .map((feature) => firstWith(feature, browser))
      .reduce((last, version) => (isUpTo(version, last) ? last : version)),
  ])
  // On iPhones menus of Safari 17 do not close at a press beside them, but they open.
  expect(newest).toEqual(floor.versions)
})

test.each(Object.entries({ en, he }))(
  'the accessibility statement (%s) names the floor',
  (_, { sections }) => {
    const [sentence = ''] = sections
      .flatMap(({ items = [] }) => items)
      .filter((item) => /Chrome.*Firefox.*Safari/.test(item))
    const named = (name: string) => new RegExp(`${name}\\D*([\\d.]+\\b)`).exec(sentence)?.[1]
    const versions = Object.fromEntries(floor.versions)
    expect(named('Chrome')).toBe(versions.chrome)
    expect(named('Edge')).toBe(versions.edge)
    expect(named('Firefox')).toBe(versions.firefox)
    expect(named('Safari')).toBe(versions.safari)
    expect(versions.safari_ios).toBe(versions.safari)
  },
)
