/** The site's stylesheet, and for each screen the parts of it that its documents can use. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import { createGenerator, type UnoGenerator } from 'unocss'
import { composed, designSystem, refused } from '../uno.config.ts'
import { cut, joined, rulesOf } from './cut.ts'
import { IconPicture } from './icons.ts'
import { filesOfScreens } from './sources.ts'

export interface Styles {
  /** The whole sheet. */
  style: string
  /** By the name of the screen: its policy's hash, and where its parts of `style` begin and end, in turn. */
  sheets: Record<string, { hash: string; parts: number[] }>
}

/** What `style-src` and `script-src` of a policy call an inline text. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A group of classes under one variant: what a shortcut expands, and a class attribute does not. */
const group = /(?<![\w-])(?:sm|md|lg|xl|max-\w+|print|hover|focus|disabled):\(/

/** @throws if a class is refused, naming the file and what to write instead. */
export function refuse(file: string, code: string): void {
  const [grouped] = group.exec(code) ?? []
  if (grouped)
    throw new Error(`${file}: "${grouped}…)": groups are expanded in uno.config.ts only; write each class`)
  for (const [, list] of code.matchAll(/class(?:Name)?="([^"]+)"/g)) {
    for (const name of (list ?? '').split(/\s+/)) {
      const hit = refused.find(([pattern]) => pattern.test(name))
      if (hit) throw new Error(`${file}: "${name}": ${hit[1].message}`)
    }
  }
}

/** The words of code that may be classes: not those of comments and types, and no names of variables. */
async function wordsOf(file: string, source: string, generator: UnoGenerator): Promise<Set<string>> {
  refuse(file, source)
  const { code } = await transform(source, {
    loader: 'tsx',
    jsx: 'automatic',
    format: 'esm',
    minifyWhitespace: true,
    minifyIdentifiers: true,
  })
  return generator.applyExtractors(code, file)
}

/** What may be a class in files of a page. Their content is words, not classes. */
async function classesIn(root: string, files: string[], generator: UnoGenerator): Promise<string[]> {
  const code = files.filter((file) => !file.startsWith('content/'))
  const words = await Promise.all(
    code.map((file) => wordsOf(file, readFileSync(resolve(root, file), 'utf8'), generator)),
  )
  return words.flatMap((found) => [...found])
}

/** The icons that a page's own words name (`icon: 'database'`). */
function iconsOf(root: string, name: string): string[] {
  return globSync(`content/pages/${name}/*.ts`, { cwd: root })
    .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(/\bicon: '([a-z0-9-]+)'/g)])
    .map(([, icon]) => `i-lucide-${icon}`)
}

const iconName = /^i-lucide-([\w-]+)$/

/** The names of the icons among classes. */
function iconNames(classes: Iterable<string>): string[] {
  return [...classes].flatMap((name) => iconName.exec(name)?.[1] ?? [])
}

async function minified(css: string): Promise<string> {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome120', 'firefox121', 'safari17'],
  })
  return code.trim()
}

/** Names of the pages in the registry, and of what stands for one that is missing or fails. */
function screensOf(root: string): string[] {
  const registry = readFileSync(resolve(root, 'src/pages/index.ts'), 'utf8')
  const pages = [...registry.matchAll(/ from '\.\/([\w-]+)\.tsx'/g)].map(([, name = '']) => name)
  return [...pages, 'not-found', 'error']
}

/** @param faces the `@font-face` rules, which stand first */
export async function buildStyles(root: string, faces: string): Promise<Styles> {
  const extractor = await createGenerator()
  const used = new Map<string, Set<string>>()
  for (const [name, files] of await filesOfScreens(root, screensOf(root))) {
    used.set(name, new Set([...(await classesIn(root, files, extractor)), ...iconsOf(root, name)]))
  }
  const all = new Set([...used.values()].flatMap((classes) => [...classes]))
  const icons = new IconPicture(iconNames(all))
  const generator = await createGenerator(designSystem(icons.draw))
  const { css } = await generator.generate(all, { preflights: true, minify: true })
  const picture = icons.rule()
  const style = picture.text + (await minified(`${faces}\n${css}`))
  const variable = /--un-[\w-]+/.exec(style)
  if (variable) throw new Error(`a shortcut brings ${variable[0]}; ${composed.message}`)
  const rules = rulesOf(style, picture.text.length)
  const sheets = [...used].map(([name, classes]) => {
    const parts = [...picture.partsFor(new Set(iconNames(classes))), ...cut(rules, classes)]
    return [name, { hash: cspHash(joined(style, parts)), parts }]
  })
  return { style, sheets: Object.fromEntries(sheets) }
}
