import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { languages } from '#content/locales.ts'
import '#src/build/worker-modules.ts'

const { abbreviations, sourcesIn } = await import('./entries.ts')
const { writeIndex } = await import('./write-index.ts')
const { alike, decisive, transliterations } = await import('./typed.ts')
const outDir = 'public/build/'

mkdirSync(outDir, { recursive: true })

const files: Record<string, string> = {}
for (const language of languages) {
  const sources = sourcesIn(language)
  const index = writeIndex(sources, {
    alike: [...alike, ...abbreviations(sources)],
    decisive,
    transliterations: transliterations.map(({ name, phrases }) => [name, ...phrases]),
  })
  // Browsers cache the file for long, so its name has a hash of its content.
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 10)
  files[language] = `search-${language}.${hash}.txt`
  writeFileSync(`${outDir}${files[language]}`, index)
  console.log(`search (${language}): ${sources.length} entries, ${index.length} characters`)
}
writeFileSync('.build/search-files.json', JSON.stringify(files))
for (const name of readdirSync(outDir))
  if (/^search-.*\.txt$/.test(name) && !Object.values(files).includes(name)) rmSync(`${outDir}${name}`)
