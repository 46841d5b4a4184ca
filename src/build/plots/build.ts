/**
 * Draws the plots that depend on nothing but the language: a Worker would simulate, estimate and
 * draw them for the first visitor of each isolate.
 */
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
