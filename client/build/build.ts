/**
 * Builds what a browser loads into `public/build`: the script with its chunks and the fonts; and
 * for the Worker a manifest of them, with the script and the styles that stand inline in every
 * page.
 */
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { fallbackFaces } from './font-fallback.ts'
import { buildScript } from './script.ts'
import { buildStyles, cspHash } from './styles.ts'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const outDir = resolve(root, 'public/build')
const fontDir = resolve(root, 'node_modules/@fontsource-variable/assistant/files')

const unicodeRanges = {
  hebrew: 'U+0590-05FF,U+20AA,U+FB1D-FB4F',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
}

/**
 * Signs of formulas and arrows that Assistant does not have: drawn in the size and line of the text
 * around them.
 */
const signs = 'U+3BB,U+2190,U+2192,U+2248,U+2264-2265'

const contentHash = (data: string | Uint8Array) =>
  createHash('sha256').update(data).digest('hex').slice(0, 10)

function copyFonts(): Record<string, string> {
  const urls: Record<string, string> = {}
  for (const subset of Object.keys(unicodeRanges)) {
    const file = resolve(fontDir, `assistant-${subset}-wght-normal.woff2`)
    const name = `assistant-${subset}-${contentHash(readFileSync(file))}.woff2`
    copyFileSync(file, resolve(outDir, name))
    urls[subset] = `/build/${name}`
  }
  return urls
}

function fontFaces(urls: Record<string, string>): string {
  const faces = Object.entries(unicodeRanges).map(
    ([subset, range]) =>
      `@font-face{font-family:Assistant;font-style:normal;font-weight:200 800;font-display:optional;src:url(${urls[subset]}) format('woff2-variations');unicode-range:${range}}`,
  )
  return [...faces, ...fallbackFaces({ ...unicodeRanges, latin: `${unicodeRanges.latin},${signs}` })].join(
    '\n',
  )
}

async function buildPrePaint(): Promise<string> {
  const source = readFileSync(resolve(root, 'client/pre-paint.js'), 'utf8')
  const { code } = await transform(source, { minify: true, target: 'es2020', format: 'iife' })
  return code.trim()
}

const startedAt = Date.now()
mkdirSync(outDir, { recursive: true })
const fonts = copyFonts()
const [style, prePaint, script] = await Promise.all([
  buildStyles(root, fontFaces(fonts)),
  buildPrePaint(),
  buildScript(root, outDir),
])
const manifest = {
  script,
  prePaint,
  prePaintHash: cspHash(prePaint),
  style,
  styleHash: cspHash(style),
  fonts,
  // Pictures for shared links, where they were made.
  share: globSync('**/*.png', { cwd: resolve(root, 'public/share') }),
}
writeFileSync(resolve(outDir, 'manifest.json'), JSON.stringify(manifest))
// What an earlier build left goes last, so that a server which is running finds its files at every
// moment.
for (const name of readdirSync(outDir)) {
  if (/-[\w]{8,}\.\w+$/.test(name) && statSync(resolve(outDir, name)).mtimeMs < startedAt - 1000) {
    rmSync(resolve(outDir, name))
  }
}
console.log(`built ${script} and ${style.length} bytes of styles`)
