import { readFileSync } from 'node:fs'
import type { StyleSheets } from '#client/design/style-sheets.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** The script and the style sheets of all pages, by name. */
export function builtFiles(): { script: Record<string, string>; styles: Record<string, string> } {
  const names: string[] = JSON.parse(read('.build/script-files.json'))
  const { prePaint }: { prePaint: string } = JSON.parse(read('.build/manifest.json'))
  const { design, own, utilities }: StyleSheets = JSON.parse(read('.build/style.bin'))
  return {
    script: {
      'client/pre-paint.js': prePaint,
      ...Object.fromEntries(names.map((name) => [name, read(`public/build/${name}`)])),
    },
    styles: {
      'client/design': design.text,
      ...Object.fromEntries(Object.entries(own).map(([name, { text }]) => [`client/${name}`, text])),
      utilities: utilities.lines.join('\n'),
    },
  }
}
