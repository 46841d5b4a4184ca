/** Writes script and fonts, and for the Worker a manifest with the inline script of every page. */
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { transform } from 'esbuild'
import { cspHash } from './csp-hash.ts'
import { copyFonts, fontUrls } from './fonts.ts'
import { buildScript } from './script.ts'

const outDir = 'public/build'

/** Browsers below the floor parse this script: it tells them apart. */
async function buildPrePaint(): Promise<string> {
  const source = readFileSync('client/pre-paint.js', 'utf8')
  const { code } = await transform(source, { minify: true, target: 'es2020', format: 'iife' })
  return code.trim()
}

const startedAt = Date.now()
mkdirSync(outDir, { recursive: true })
copyFonts(outDir)
const [prePaint, { script, files, inputs }] = await Promise.all([
  buildPrePaint(),
  buildScript(process.cwd(), resolve(outDir)),
])
const manifest = {
  script,
  prePaint,
  prePaintHash: cspHash(prePaint),
  fonts: fontUrls,
  // Pictures for shared links. The entry of a term says whether it has one.
  share: globSync('**/*.png', { cwd: 'public/share', exclude: ['terms/**'] }),
}
writeFileSync('.build/manifest.json', JSON.stringify(manifest))
writeFileSync('.build/script-files.json', JSON.stringify(files))
writeFileSync('.build/script-inputs.json', JSON.stringify(inputs))
// The files of an earlier build are deleted last, because a running server still needs them.
for (const name of readdirSync(outDir)) {
  if (/-[\w]{8,}\.\w+$/.test(name) && statSync(resolve(outDir, name)).mtimeMs < startedAt - 1000) {
    rmSync(resolve(outDir, name))
  }
}
console.log(`built ${script}`)
