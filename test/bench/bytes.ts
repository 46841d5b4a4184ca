import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The most that may be uploaded, in bytes. */
export const workerBudget = 300 * 1024

/** What is uploaded of a folder that Wrangler built, in bytes of gzip. */
export function weighWorker(outDir: string): number {
  const files = readdirSync(outDir).filter((name) => /\.(?:js|bin)$/.test(name))
  return sum(files.map((name) => gzipSync(readFileSync(join(outDir, name))).length))
}

/** What a page weighs on the wire, in bytes; texts as brotli makes them smallest, fonts as they are. */
export interface PageBytes {
  /** The document without its stylesheet. */
  html: number
  /** The stylesheet that stands inline in it. */
  style: number
  fonts: number
  /** Script before the visitor reaches for the page or the browser is idle, the inline one included. */
  early: number
  /** All script of the page with every island of it. */
  script: number
}

const folder = 'public/build'
const kilobyte = 1024
const common = { html: 12, style: 8, early: 3, script: 75 }

/** Pages whose own text is longer than others'. */
const longer: Record<string, number | Record<'en' | 'he', number>> = {
  '/key-concepts': 45,
  '/biostatistic-glossary': 45,
  '/blog/scientific-articles': 45,
  '/publications': 45,
  // Their visible text alone is 7.5 KB in English and 9.3 in Hebrew, their plots 2: there is nothing to leave out but words.
  '/data-management': { en: 13, he: 15 },
  '/biostatistics': { en: 13.25, he: 15.75 },
}

/** The most that a page may weigh. */
export function budgetOf(path: string, language: 'en' | 'he'): PageBytes {
  const html = longer[path] ?? common.html
  const own = {
    ...common,
    html: typeof html === 'number' ? html : html[language],
    fonts: language === 'he' ? 30 : 23,
  }
  return {
    html: own.html * kilobyte,
    style: own.style * kilobyte,
    fonts: own.fonts * kilobyte,
    early: own.early * kilobyte,
    script: own.script * kilobyte,
  }
}

const sizes = new Map<string, number>()

/** Pages share their stylesheet and most of their scripts: the same bytes are compressed once. */
function brotli(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, size)
  return size
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** The script of that name; an island that stands on every page has none of its own, it comes with `hydrate`. */
function filesOf(name: string): string[] {
  return readdirSync(folder).filter((entry) => new RegExp(`^${name}-\\w+\\.js$`).test(entry))
}

/** A script and all that it imports before it runs. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(`${folder}/${file}`, 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) if (name) withImports(name, found)
  return found
}

const sizeOf = (files: Iterable<string>) =>
  sum([...files].map((file) => brotli(readFileSync(`${folder}/${file}`, 'utf8'))))

const islandsOf = (html: string) => [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name ?? '')

/** The code of a page's islands: the scripts that only they have, and their sources. */
export function islandCode(html: string): string[] {
  const names = islandsOf(html)
  const shared = new Set(filesOf('hydrate').flatMap((file) => [...withImports(file)]))
  const own = names.flatMap(filesOf).flatMap((file) => [...withImports(file)])
  return [
    ...own.filter((file) => !shared.has(file)).map((file) => `${folder}/${file}`),
    ...names.map((name) => `client/islands/${name}.tsx`),
  ].map((path) => readFileSync(path, 'utf8'))
}

/** Weighs a page by its HTML and by the files that it names. */
export function weigh(html: string): PageBytes {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const entry = basename(/<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '')
  const early = withImports(entry)
  const all = new Set(early)
  for (const file of ['hydrate', ...islandsOf(html)].flatMap(filesOf)) withImports(file, all)
  const fonts = readdirSync(folder).filter(
    (file) => file.endsWith('.woff2') && (/<html lang="he"/.test(html) || file.includes('latin')),
  )
  return {
    html: brotli(html.replace(/<style>[\s\S]*?<\/style>/, '')),
    style: brotli(style),
    fonts: sum(fonts.map((file) => readFileSync(`${folder}/${file}`).length)),
    early: sizeOf(early) + brotli(inline),
    script: sizeOf(all) + brotli(inline),
  }
}

/** What is over budget, in words. */
export function excessOf(path: string, language: 'en' | 'he', bytes: PageBytes): string[] {
  const budget = budgetOf(path, language)
  return (Object.keys(budget) as (keyof PageBytes)[])
    .filter((kind) => bytes[kind] > budget[kind])
    .map((kind) => `${path} (${language}): ${kind} ${bytes[kind]} bytes, budget ${budget[kind]}`)
}
