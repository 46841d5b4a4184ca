import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import { createGenerator, type UnoGenerator } from 'unocss'
import { composed, refused } from '#client/design/refused.ts'
import { designSystem } from '#client/design/uno.config.ts'
import { IconPicture } from './icon-picture.ts'

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
  return generator.applyExtractors(code, file)
}

function iconsOfContent(root: string): string[] {
  return globSync('content/**/*.ts', { cwd: root })
    .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(/\bicon: '([a-z0-9-]+)'/g)])
    .map(([, icon]) => `i-lucide-${icon}`)
}

async function classesOf(root: string): Promise<string[]> {
  const extractor = await createGenerator()
  // The build of the sample study has no pages: a table of its SQL like `pr` is no class.
  const files = globSync('{src,client}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|^client\/(?:build|design)\/|^src\/build\/sample-study\//.test(file),
  )
  const words = await Promise.all(
    files.map((file) => wordsOf(file, readFileSync(resolve(root, file), 'utf8'), extractor)),
  )
  const candidates = new Set([...words.flatMap((found) => [...found]), ...iconsOfContent(root)])
  const generator = await createGenerator(designSystem(() => ({ '--icon': 0 })))
  const { matched } = await generator.generate(candidates, { preflights: false })
  return [...matched].sort()
}

export interface Utilities {
  icons: string
  rules: string
}

export async function buildUtilities(root: string): Promise<Utilities> {
  const classes = await classesOf(root)
  const icons = new IconPicture(classes.flatMap((name) => /^i-lucide-([\w-]+)$/.exec(name)?.[1] ?? []))
  const generator = await createGenerator(designSystem(icons.draw))
  const { css } = await generator.generate(new Set(classes), { preflights: true, minify: true })
  const variable = /--un-[\w-]+/.exec(css)
  if (variable) throw new Error(`a shortcut brings ${variable[0]}; ${composed.message}`)
  return { icons: icons.rule(), rules: css }
}
