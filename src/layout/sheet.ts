import manifest from '#build/manifest.json' with { type: 'json' }
import { joined } from '#client/styles/cut.ts'

/** Every page, `not-found` and `error`. */
export type SheetName = keyof typeof manifest.sheets

const texts = new Map<SheetName, string>()

/** The styles that a screen can use: parts of the site's sheet, put together once. */
export function sheetOf(name: SheetName): string {
  const text = texts.get(name) ?? joined(manifest.style, manifest.sheets[name].parts)
  texts.set(name, text)
  return text
}
