/** Builds the stylesheets that are inline in the pages. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { transform } from 'esbuild'
import type { StyleSheets } from '#client/design/style-sheets.ts'
import { themeStyles } from '#client/design/theme-styles.ts'
import { cspHash } from './csp-hash.ts'
import { fontFaces } from './fonts.ts'
import type { Utilities } from './utilities.ts'

/** In this order, as later rules win: those for paper last. */
const ofDesign = [
  'document',
  'parts',
  'preferences',
  'layout',
  'plots',
  'tables',
  'print',
  'print-links',
].map((name) => `client/design/${name}.css`)

const isPrint = (file: string) => /[\\/]print/.test(file)
const ofSubjects = globSync('client/!(design)/*.css').sort((a, b) => Number(isPrint(a)) - Number(isPrint(b)))

const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'))

async function minified(...texts: string[]): Promise<string> {
  const { code } = await transform(texts.join('\n'), {
    loader: 'css',
    minify: true,
    target: ['chrome120', 'firefox121', 'safari17'],
  })
  return code.trim()
}

const { icons, rules }: Utilities = JSON.parse(readFileSync('.build/utilities.json', 'utf8'))
const bySubject = Object.groupBy(ofSubjects, (file) => basename(dirname(file)))
const sheets: StyleSheets = {
  design: await minified(fontFaces(), themeStyles, ...read(ofDesign)),
  subjects: Object.fromEntries(
    await Promise.all(
      Object.entries(bySubject).map(async ([name, files = []]) => [name, await minified(...read(files))]),
    ),
  ),
  utilities: icons + (await minified(rules)),
}
const all = [sheets.design, ...Object.values(sheets.subjects), sheets.utilities]
writeFileSync('.build/style.bin', JSON.stringify(sheets))
writeFileSync('.build/style.json', JSON.stringify({ hashes: all.map(cspHash) }))
for (const [name, text] of Object.entries({ ...sheets, ...sheets.subjects }))
  if (typeof text === 'string') console.log(`built ${text.length} bytes of styles: ${name}`)
