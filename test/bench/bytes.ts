import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { languages } from '#content/locales.ts'
import { routes } from '#content/routes.ts'
import { plotNames } from '#src/plots/names.ts'
import { attributesOf, documentOf, select } from '#test/support/html.ts'
import type { PageBytes, Sources, WorkerBytes } from './budgets.ts'

const gzipOf = (files: readonly string[]) => sum(files.map((file) => gzipSync(readFileSync(file)).length))

export function weighWorker(outDir: string): WorkerBytes {
  const of = (ending: string) => globSync(`${outDir}/*${ending}`)
  return { script: gzipOf(of('.js')), content: gzipOf(of('.bin')) }
}

/** What the build packs into the content of the Worker. */
export function sourcesOfContent(): Sources {
  const words = globSync([
    `content/**/{${languages.join()}}.ts`,
    'content/**/formulas.ts',
    'content/publications/records.ts',
    'content/glossary/terms.json',
  ])
  return {
    posts: gzipOf(globSync('content/blog/*/*.md')),
    words: gzipOf(words),
    // The map of the regions is no plot of the list.
    drawings: (plotNames.length + 1) * languages.length,
    pages: Object.keys(routes).length,
  }
}

const folder = 'public/build'
const sizes = new Map<string, number>()

/** Brotli 4, as Cloudflare compresses; cached by text. */
function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  const size = sizes.get(text) ?? brotliCompressSync(text, { params }).length
  sizes.set(text, size)
  return size
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Empty for an island of every page: its code is part of `hydrate`. */
function filesOf(name: string): string[] {
  return readdirSync(folder).filter((entry) => new RegExp(`^${name}-\\w+\\.js$`).test(entry))
}

function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(`${folder}/${file}`, 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) if (name) withImports(name, found)
  return found
}

const sizeOf = (files: Iterable<string>) =>
  sum([...files].map((file) => brotli(readFileSync(`${folder}/${file}`, 'utf8'))))

/** Of `client/compute`, by file. A page loads one with a press. */
export function weighBrowserWorkers(): Record<string, number> {
  const files = readdirSync(folder).filter((file) => /-worker-\w+\.js$/.test(file))
  return Object.fromEntries(files.map((file) => [file, sizeOf([file])]))
}

export function weigh(html: string): PageBytes {
  const page = documentOf(html)
  const styles = textsIn(page, 'style')
  const inline = textsIn(page, 'script:not([src], [type])').join('')
  const [entry = ''] = attributesOf(page, 'src', 'script[type="module"]')
  const early = withImports(basename(entry))
  const all = new Set(early)
  const islands = attributesOf(page, 'data-island', '[data-island]')
  for (const file of ['hydrate', ...islands].flatMap(filesOf)) withImports(file, all)
  const fonts = attributesOf(page, 'href', 'link[rel="preload"][as="font"]')
  return {
    html: brotli(styles.reduce((rest, style) => rest.replace(`<style>${style}</style>`, () => ''), html)),
    style: brotli(styles.join('')),
    fonts: sum(fonts.map((path) => readFileSync(`${folder}/${basename(path)}`).length)),
    early: sizeOf(early) + brotli(inline),
    script: sizeOf(all) + brotli(inline),
  }
}

const textsIn = (page: Document, selector: string) =>
  select(page, selector).map(({ textContent }) => textContent ?? '')
