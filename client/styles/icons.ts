import type { CSSObject } from 'unocss'
import { placesOf } from './cut.ts'

/** Side of a Lucide drawing. */
const side = 24
/** What every Lucide drawing says for itself and the picture says for all. */
const attributes = [
  " fill='none'",
  " stroke='currentColor'",
  " stroke-linecap='round'",
  " stroke-linejoin='round'",
  " stroke-width='2'",
]

/** The lines of a drawing without the `<svg>` around them, quoted for an address in double quotes. */
function linesOf(svg: string): string {
  const lines = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll('"', "'")
  return attributes
    .reduce((text, attribute) => text.replaceAll(attribute, ''), lines)
    .replace(/^<g>(.*)<\/g>$/, '$1')
}

/**
 * The drawings of all icons below each other in one picture, which a page gets with its own drawings only. A browser makes
 * a document of each picture: with one for each icon that was a third of a service page's first frame on a slow phone.
 */
export class IconPicture {
  readonly #names: string[]
  readonly #drawings = new Map<string, string>()

  /** @param names the icons, each of which is then drawn */
  constructor(names: Iterable<string>) {
    this.#names = [...new Set(names)].sort()
  }

  /** Takes an icon's drawing. @returns what its class declares: its row, counted from 0 */
  readonly draw = (name: string, svg: string): CSSObject => {
    this.#drawings.set(name, linesOf(svg))
    return { '--icon': this.#names.indexOf(name) }
  }

  /**
   * The rule that brings the picture. `preserveAspectRatio`: a box that is rounded to whole pixels keeps its row.
   * @returns its text, and a function that tells where the parts of it begin and end, in turn, that some icons need
   * @throws if an icon has no drawing
   */
  rule(): { text: string; partsFor: (icons: ReadonlySet<string>) => number[] } {
    const rows = this.#names.length
    const start = [
      `:root{--icon-rows:${rows};--icons:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'`,
      ` viewBox='0 0 ${side} ${side * rows}' preserveAspectRatio='none'${attributes.join('')}>`,
    ].join('')
    const pieces = [{ name: '', text: start }]
    for (const [row, name] of this.#names.entries()) {
      const lines = this.#drawings.get(name)
      if (!lines) throw new Error(`there is no icon "${name}"`)
      pieces.push({ name, text: `<g transform='translate(0 ${side * row})'>${lines}</g>` })
    }
    pieces.push({ name: '', text: '</svg>")}' })
    let end = 0
    const placed = pieces.map(({ name, text }) => {
      end += text.length
      return { name, part: [end - text.length, end] }
    })
    return {
      text: pieces.map(({ text }) => text).join(''),
      partsFor: (icons) =>
        placesOf(placed.filter(({ name }) => !name || icons.has(name)).map(({ part }) => part)),
    }
  }
}
