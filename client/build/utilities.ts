import { globSync, readFileSync } from 'node:fs'
import { transform } from 'esbuild'
import { createGenerator, type UnoGenerator } from 'unocss'
import { composed, refused } from '#client/design/refused.ts'
import { designSystem } from '#client/design/uno.config.ts'
import { iconNames } from './icon-names.ts'
import { IconPicture } from './icon-picture.ts'
import { codeFiles, modulesOfPages } from './page-modules.ts'
import type { Utilities } from './utilities-shape.ts'

/** Variant groups. Only shortcuts in `uno.config.ts` are expanded. */
const group = /(?<![\w-])(?:sm|md|lg|xl|max-\w+|print|hover|focus|disabled):\(/

/** @throws if the code has a refused class */
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

/** Possible classes. `transform` removes comments and types, whose words would become rules. */
async function wordsOf(file: string, source: string, generator: UnoGenerator): Promise<Set<string>> {
  refuse(file, source)
  const { code } = await transform(source, {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    format: 'esm',
    minifyWhitespace: true,
    minifyIdentifiers: true,
  })
  const words = await generator.applyExtractors(code, file)
  return new Set([...words].filter((word) => classShape.test(word)))
}

function iconsOfContent(): string[] {
  return globSync('content/**/*.ts')
    .flatMap((file) => readFileSync(file, 'utf8').match(iconNames) ?? [])
    .map((icon) => `i-lucide-${icon}`)
    .sort()
}

const plainSigns = /(?:[a-z\d_@*$%!:/-]|(?<=\d)\.(?=\d))*/.source

/** UnoCSS tries each word against every rule. Capitals and signs of code are in brackets only. */
const classShape = new RegExp(`^(?=[a-z@*![-])${plainSigns}(?:\\[.+\\]${plainSigns})?$`)

/** By file, what may be a class. */
async function wordsOfCode(): Promise<Map<string, Set<string>>> {
  const extractor = await createGenerator()
  return new Map(
    await Promise.all(
      codeFiles().map(
        async (file) => [file, await wordsOf(file, readFileSync(file, 'utf8'), extractor)] as const,
      ),
    ),
  )
}

const iconsIn = (classes: Iterable<string>) =>
  [...classes].flatMap((name) => /^i-lucide-([\w-]+)$/.exec(name)?.[1] ?? [])

interface Line {
  text: string
  /** The line with its layer and its at-rule: the same line may stand in several. */
  place: string
}

/** One rule in each line, also if others have the same declarations. */
async function linesOf(classes: Iterable<string>, generator: UnoGenerator): Promise<Line[]> {
  const { css } = await generator.generate(new Set(classes), { preflights: true })
  const variable = /--un-[\w-]+/.exec(css)
  if (variable) throw new Error(`a shortcut brings ${variable[0]}; ${composed.message}`)
  let [layer, rule] = ['', '']
  return css.split('\n').flatMap((line) => {
    if (line.startsWith('/*')) {
      layer = line
      return []
    }
    if (/^[@}]/.test(line)) rule = line.startsWith('@') ? line : `${rule} ends`
    const text = line.replace(/;}$/, '}').replace(/(?<=[:,( -])0(?=\.\d)/g, '')
    const place = [layer, rule, text].join('\n')
    if (line.startsWith('}')) rule = ''
    return { text, place }
  })
}

/** @returns `1` for each line of all that is one of the page */
function marksOf(lines: readonly Line[], all: readonly Line[], name: string): string {
  const left = new Set(lines.map(({ place }) => place))
  const marks = all.map(({ place }) => (left.delete(place) ? '1' : '0'))
  for (const place of left) throw new Error(`${name}: the line "${place}" is not one of all`)
  return marks.join('')
}

export async function buildUtilities(): Promise<Utilities> {
  const words = await wordsOfCode()
  const plain = await createGenerator(designSystem(() => ({ '--icon': 0 })))
  const { matched } = await plain.generate(new Set([...words.values()].flatMap((found) => [...found])))
  const ofContent = iconsOfContent()
  const classes = [...[...matched].sort(), ...ofContent]
  const icons = new IconPicture(iconsIn(classes))
  const generator = await createGenerator({ ...designSystem(icons.draw), mergeSelectors: false })
  const lines = await linesOf(classes, generator)
  const linesByClass = new Map<string, Line[]>()
  for (const name of classes) linesByClass.set(name, await linesOf([name], generator))
  const pages: Record<string, string> = {}
  for (const [name, files] of Object.entries(await modulesOfPages())) {
    const used = new Set([...files].flatMap((file) => [...(words.get(file) ?? [])]))
    const ofPage = [...used, ...ofContent].flatMap((word) => linesByClass.get(word) ?? [])
    pages[name] = marksOf(ofPage, lines, name)
  }
  return {
    icons: { few: icons.rule(iconsIn(matched).length), all: icons.rule() },
    lines: lines.map(({ text }) => text),
    pages,
  }
}
