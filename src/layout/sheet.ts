import styles from '#build/styles.bin'
import { once } from '#client/once.ts'
import { joined } from '#client/styles/cut.ts'
import type { PageName } from '#content/routes.ts'
import { unpack } from '../unpack.ts'

/** Every screen that has styles of its own. */
export type SheetName = PageName | 'not-found' | 'error'

interface Styles {
  style: string
  sheets: Record<SheetName, { hash: string; parts: number[] }>
}

const built = once((): Styles => unpack(styles))
const texts = new Map<SheetName, string>()

/** The styles that a screen can use: parts of the site's sheet, put together once. */
export function sheetOf(name: SheetName): string {
  const { style, sheets } = built()
  const text = texts.get(name) ?? joined(style, sheets[name].parts)
  texts.set(name, text)
  return text
}

/** What a policy's `style-src` calls the styles of a screen. */
export function hashOfSheet(name: SheetName): string {
  return built().sheets[name].hash
}

/** The styles of all screens. */
export function wholeSheet(): string {
  return built().style
}
