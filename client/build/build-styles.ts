/** Builds the stylesheet of every page. */
import { hash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { themeStyles } from '#client/design/theme-styles.ts'
import { fontFaces } from './fonts.ts'
import type { Utilities } from './utilities.ts'

const outDir = 'public/build/'

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
const name = `style.${hash('sha256', style).slice(0, 10)}.css`
mkdirSync(outDir, { recursive: true })
writeFileSync(outDir + name, style)
writeFileSync('.build/style.json', JSON.stringify({ href: `/build/${name}` }))
for (const file of globSync(`${outDir}style.*.css`)) if (file !== outDir + name) rmSync(file)
console.log(`built ${style.length} bytes of styles`)
