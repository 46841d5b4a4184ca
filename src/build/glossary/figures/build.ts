/** Draws the figures of terms: a file for each term and language, with a line for each value of its slider. */
import { dataFolder } from '#content/build/data-folder.ts'
import { languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'

const { figureFile } = await import('./draw.tsx')
const { figures } = await import('./figures.ts')

const slugs = Object.keys(figures) as (keyof typeof figures)[]
const write = dataFolder('figures')
write('slugs.json', slugs)
for (const language of languages)
  for (const slug of slugs) write(`${slug}.${language}.html`, figureFile(slug, language))
console.log(`figures of ${slugs.length} terms`)
