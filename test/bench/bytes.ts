import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { attributesOf, documentOf, select } from '#test/support/html.ts'
import { budgetOf, type PageBytes, workerBudget } from './budgets.ts'

export function weighWorker(outDir: string): typeof workerBudget {
  const of = (ending: string) => readdirSync(outDir).filter((name) => name.endsWith(ending))
  const weigh = (names: string[]) =>
    sum(names.map((name) => gzipSync(readFileSync(join(outDir, name))).length))
  return { script: weigh(of('.js')), content: weigh(of('.bin')) }
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

function excess<Kind extends string>(
  what: string,
  bytes: Record<Kind, number>,
  budget: Record<Kind, number>,
): string[] {
  const kinds = Object.keys(budget) as Kind[]
  return kinds
    .filter((kind) => bytes[kind] > budget[kind])
    .map((kind) => `${what}: ${kind} ${bytes[kind]} bytes, budget ${budget[kind]}`)
}

export const excessOf = (path: string, bytes: PageBytes) =>
  excess(path, bytes, budgetOf(path.replace(/\?.*/, '')))

export const excessOfWorker = (bytes: typeof workerBudget) => excess('the Worker', bytes, workerBudget)
