import type { CSSObject } from 'unocss'

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

/**
 * The lines of a drawing without the `<svg>` around them, quoted for an address in double quotes.
 */
function linesOf(svg: string): string {
  const lines = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll('"', "'")
  return attributes
    .reduce((text, attribute) => text.replaceAll(attribute, ''), lines)
    .replace(/^<g>(.*)<\/g>$/, '$1')
}

/**
 * The drawings of all icons below each other in one picture. A browser makes a document of each
 * picture: with one for each icon that was a third of a service page's first frame on a slow phone.
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
   * The rule that brings the picture. `preserveAspectRatio`: a box that is rounded to whole pixels
   * keeps its row.
   * @throws if an icon has no drawing
   */
  rule(): string {
    const height = side * this.#names.length
    const rows = this.#names.map((name, row) => {
      const lines = this.#drawings.get(name)
      if (!lines) throw new Error(`there is no icon "${name}"`)
      return `<g transform='translate(0 ${side * row})'>${lines}</g>`
    })
    return [
      `:root{--icon-rows:${this.#names.length};--icons:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'`,
      ` viewBox='0 0 ${side} ${height}' preserveAspectRatio='none'${attributes.join('')}>`,
      ...rows,
      '</svg>")}',
    ].join('')
  }
}
