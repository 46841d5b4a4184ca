/** Builds the stylesheet that is inline in every page. */
import { readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { themeStyles } from '#client/design/theme-styles.ts'
import { cspHash } from './csp-hash.ts'
import { fontFaces } from './fonts.ts'
import type { Utilities } from './utilities.ts'

/** In this order, as later rules win. */
const sheets = [
  'document',
  'parts',
  'preferences',
  'layout',
  'glossary',
  'terms',
  'plots',
  'study-design',
  'sample-study',
  'print',
  'print-links',
  'print-services',
  'print-study-design',
]

const { icons, rules }: Utilities = JSON.parse(readFileSync('.build/utilities.json', 'utf8'))
const texts = sheets.map((name) => readFileSync(`client/design/${name}.css`, 'utf8'))
const { code } = await transform([fontFaces(), themeStyles, ...texts, rules].join('\n'), {
  loader: 'css',
  minify: true,
  target: ['chrome120', 'firefox121', 'safari17'],
})
const style = icons + code.trim()
writeFileSync('.build/style.json', JSON.stringify({ style, styleHash: cspHash(style) }))
console.log(`built ${style.length} bytes of styles`)
