import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fallbackFaces } from './font-fallback.ts'

const { resolve: resolvePackage } = createRequire(import.meta.url)
const folder = resolve(dirname(resolvePackage('@fontsource-variable/assistant/package.json')), 'files')

const unicodeRanges = {
  hebrew: 'U+0590-05FF,U+20AA,U+FB1D-FB4F',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}

/** Assistant does not have these signs. The scaled local fonts draw them. */
const signs = 'U+391-3C9,U+2190,U+2192,U+2248,U+2264-2265'

const files = Object.entries(unicodeRanges).map(([subset, range]) => {
  const file = resolve(folder, `assistant-${subset}-wght-normal.woff2`)
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10)
  return { subset, range, file, name: `assistant-${subset}-${hash}.woff2` }
})

export const fontUrls = Object.fromEntries(files.map(({ subset, name }) => [subset, `/build/${name}`]))

export function copyFonts(outDir: string): void {
  for (const { file, name } of files) copyFileSync(file, resolve(outDir, name))
}

export function fontFaces(): string {
  const faces = files.map(
    ({ subset, range }) =>
      `@font-face{font-family:Assistant;font-style:normal;font-weight:200 800;font-display:swap;src:url(${fontUrls[subset]}) format('woff2-variations');unicode-range:${range}}`,
  )
  const ranges = { ...unicodeRanges, latin: `${unicodeRanges.latin},${signs}` }
  return [...faces, ...fallbackFaces(ranges)].join('\n')
}
