/** Draws the plots that depend on the language only, so that no isolate has to simulate them. */
import { writeFileSync } from 'node:fs'
import { pack } from '#content/build/pack.ts'
import { languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'

const { builtPlots, draw } = await import('./draw.tsx')

const drawn: Record<string, string> = {}
for (const language of languages)
  for (const name of builtPlots) drawn[`${language}/${name}`] = draw(name, language)
const packed = pack(drawn)
writeFileSync('.build/plots.bin', packed)
console.log(`packed ${packed.length} bytes of plots: ${Object.keys(drawn).length} drawings`)
