/** Builds the stylesheets that are inline in the pages. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readJson } from '@marom/tables/files'
import { transform } from 'esbuild'
import { markedLines, type StyleSheet, type StyleSheets } from '#client/design/style-sheets.ts'
import { themeStyles } from '#client/design/theme-styles.ts'
import { cspHash } from './csp-hash.ts'
import { floor } from './floor/floor.ts'
import { fontFaces } from './fonts.ts'
import { utilitiesShape } from './utilities-shape.ts'

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

const isPrint = (file: string) => /[\\/]print[\w-]*\.css$/.test(file)
const depth = (file: string) => file.split(/[\\/]/).length
const ofSubjects = globSync('client/!(design)/{,*/}*.css').sort(
  (a, b) => depth(a) - depth(b) || Number(isPrint(a)) - Number(isPrint(b)),
)
const folderOf = (file: string) => dirname(file).split(/[\\/]/).slice(1).join('/')

const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'))

async function minified(...texts: string[]): Promise<string> {
  const { code } = await transform(texts.join('\n'), {
    loader: 'css',
    minify: true,
    target: floor.targets,
  })
  return code.trim()
}

const sheet = (text: string): StyleSheet => ({ text, hash: cspHash(text) })

const { icons, lines, pages } = readJson('.build/utilities.json', utilitiesShape)
const byFolder = Object.groupBy(ofSubjects, folderOf)
const sheets: StyleSheets = {
  design: sheet(await minified(fontFaces(), themeStyles, ...read(ofDesign))),
  own: Object.fromEntries(
    await Promise.all(
      Object.entries(byFolder).map(async ([name, files = []]) => [
        name,
        sheet(await minified(...read(files))),
      ]),
    ),
  ),
  icons: { few: sheet(icons.few), all: sheet(icons.all) },
  utilities: {
    lines,
    pages: Object.fromEntries(
      Object.entries(pages).map(([name, marks]) => [
        name,
        { lines: marks, hash: cspHash(markedLines(lines, marks)) },
      ]),
    ),
  },
}
writeFileSync('.build/style.bin', JSON.stringify(sheets))
for (const [name, { text }] of Object.entries({ design: sheets.design, ...sheets.own }))
  console.log(`built ${text.length} bytes of styles: ${name}`)
