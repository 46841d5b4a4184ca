import { readFileSync } from 'node:fs'
import { readJson } from '@marom/tables/files'
import * as z from 'zod'

const sheet = z.object({ text: z.string() })

/** What is read of `StyleSheets`. */
const sheets = z.object({
  design: sheet,
  own: z.record(z.string(), sheet),
  utilities: z.object({ lines: z.array(z.string()) }),
})

/** The script and the style sheets of all pages, by name. */
export function builtFiles(): { script: Record<string, string>; styles: Record<string, string> } {
  const names = readJson('.build/script-files.json', z.array(z.string()))
  const { prePaint } = readJson('.build/manifest.json', z.object({ prePaint: z.string() }))
  const { design, own, utilities } = readJson('.build/style.bin', sheets)
  return {
    script: {
      'client/pre-paint.js': prePaint,
      ...Object.fromEntries(names.map((name) => [name, readFileSync(`public/build/${name}`, 'utf8')])),
    },
    styles: {
      'client/design': design.text,
      ...Object.fromEntries(Object.entries(own).map(([name, { text }]) => [`client/${name}`, text])),
      utilities: utilities.lines.join('\n'),
    },
  }
}
