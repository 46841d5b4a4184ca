/** Builds the stylesheet that is inline in every page. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { themeStyles } from '#client/design/theme-styles.ts'
import { cspHash } from './csp-hash.ts'
import { fontFaces } from './fonts.ts'
import type { Utilities } from './utilities.ts'

const isPrint = (file: string) => /[\\/]print/.test(file)
const inDesign = (names: readonly string[]) => names.map((name) => `client/design/${name}.css`)
const ofSubjects = globSync('client/!(design)/*.css').sort()

/** In this order, as later rules win: those of subjects after the design's, those for paper last. */
const sheets = [
  ...inDesign(['document', 'parts', 'preferences', 'layout', 'plots', 'tables']),
  ...ofSubjects.filter((file) => !isPrint(file)),
  ...inDesign(['print', 'print-links']),
  ...ofSubjects.filter(isPrint),
]

const { icons, rules }: Utilities = JSON.parse(readFileSync('.build/utilities.json', 'utf8'))
const texts = sheets.map((file) => readFileSync(file, 'utf8'))
const { code } = await transform([fontFaces(), themeStyles, ...texts, rules].join('\n'), {
  loader: 'css',
  minify: true,
  target: ['chrome120', 'firefox121', 'safari17'],
})
const style = icons + code.trim()
writeFileSync('.build/style.bin', style)
writeFileSync('.build/style.json', JSON.stringify({ hash: cspHash(style) }))
console.log(`built ${style.length} bytes of styles`)
