import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** The site's whole stylesheet as it was built. */
export function builtSheet(): string {
  const styles: { style: string } = JSON.parse(
    brotliDecompressSync(readFileSync('public/build/styles.bin')).toString(),
  )
  return styles.style
}

/**
 * Runs inside the page: the rules of a sheet that the page's own lacks although they may match there: what they select
 * is in the document, in whichever state, or their classes are among the words. Of the picture of the icons each page
 * has a part of its own.
 */
export function missingRules({ whole, words }: { whole: string; words: string[] }): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(whole)
  const flat = (rules: CSSRuleList, around = ''): { text: string; selector: string }[] =>
    [...rules].flatMap((rule) => {
      const text = around + rule.cssText
      if (rule instanceof CSSStyleRule) return { text, selector: rule.selectorText }
      if (!(rule instanceof CSSConditionRule)) return { text, selector: '*' }
      return flat(rule.cssRules, around + rule.cssText.slice(0, rule.cssText.indexOf('{')))
    })
  const own = new Set([...document.styleSheets].flatMap((one) => flat(one.cssRules)).map(({ text }) => text))
  const known = new Set(words)

  const isFound = (selector: string) =>
    // Of states and pseudo-elements nobody knows when they come.
    document.querySelector(selector.replaceAll(/(?<!\\)::?[\w-]+(?![\w(-])/g, ':not(_)')) !== null
  const isWritten = (selector: string) => {
    const classes = selector.match(/\.(?:[\w-]|\\.)+/g) ?? []
    return classes.length > 0 && classes.every((name) => known.has(name.slice(1).replaceAll('\\', '')))
  }
  return flat(sheet.cssRules)
    .filter(({ text }) => !own.has(text) && !text.includes('--icons:'))
    .filter(({ selector }) => isFound(selector) || isWritten(selector))
    .map(({ text }) => text)
}
