import { describe, expect, test } from 'vitest'
import { classesOf, cut, joined, rulesOf } from './cut.ts'

/** What stays of a sheet where these classes are used. */
const left = (css: string, ...used: string[]) => joined(css, cut(rulesOf(css), new Set(used)))

describe('a sheet is cut', () => {
  test('a class that is not used: its rules go, the others keep their order', () => {
    expect(left('.a{color:red}.b{color:blue}.a:hover{color:tan}', 'a')).toBe(
      '.a{color:red}.a:hover{color:tan}',
    )
  })

  test('rules without a class, faces and keyframes: they stay', () => {
    const css =
      '@font-face{font-family:A}:root{--a:1}@keyframes b{from{top:0}to{top:1px}}a[href*=".x"]{top:0}'
    expect(left(css)).toBe(css)
  })

  test('a list of selectors: one that may match keeps the rule', () => {
    expect(left('.a,.b{top:0}', 'b')).toBe('.a,.b{top:0}')
    expect(left('.a .b{top:0}', 'b')).toBe('')
  })

  test('a condition: it stays around what stays in it, and goes with the last rule', () => {
    const css = '@media print{.a{top:0}@supports (top:0){.b{top:0}}}'
    expect(left(css, 'a')).toBe('@media print{.a{top:0}}')
    expect(left(css, 'b')).toBe('@media print{@supports (top:0){.b{top:0}}}')
    expect(left(css, 'c')).toBe('')
  })

  test('braces and quotes in texts: they are no rules', () => {
    const css = `.a:before{content:"}"}.b{mask:url("data:,%3Cg fill='{'/%3E")}.c{content:'"}'}`
    expect(left(css, 'c')).toBe(`.c{content:'"}'}`)
    expect(left(css, 'a', 'b', 'c')).toBe(css)
  })
})

test.each([
  ['.md\\:p-4:hover', [['md:p-4']]],
  [
    '.grid-cols-\\[repeat\\(auto-fill\\,minmax\\(0\\,1fr\\)\\)\\]',
    [['grid-cols-[repeat(auto-fill,minmax(0,1fr))]']],
  ],
  ['.gap-0\\.5>li', [['gap-0.5']]],
  ['.\\32 xl', [['2xl']]],
  ['.a:not(.b):is(.c,:has(.d,[e="."])) .f', [['a', 'f']]],
  ['.a[b=".c"],d .e', [['a'], ['e']]],
])('the selector %s: asks for %j', (selector, classes) => {
  expect(classesOf(selector)).toEqual(classes)
})
