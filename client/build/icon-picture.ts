import type { CSSObject } from 'unocss'

/** Of a Lucide drawing, in its own units. */
const side = 24
/** Each Lucide drawing repeats these. Here the picture has them once. */
const attributes = [
  " fill='none'",
  " stroke='currentColor'",
  " stroke-linecap='round'",
  " stroke-linejoin='round'",
  " stroke-width='2'",
]

/** Single quotes, because the data URL is in double quotes. */
function linesOf(svg: string): string {
  const lines = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll('"', "'")
  return attributes
    .reduce((text, attribute) => text.replaceAll(attribute, ''), lines)
    .replace(/^<g>(.*)<\/g>$/, '$1')
}

/** One picture for many icons, because a browser creates a document for each picture. */
export class IconPicture {
  readonly #names: readonly string[]
  readonly #drawings = new Map<string, string>()

  /** @param names in the order of the picture */
  constructor(names: Iterable<string>) {
    this.#names = [...new Set(names)]
  }

  readonly draw = (name: string, svg: string): CSSObject => {
    this.#drawings.set(name, linesOf(svg))
    return { '--icon': this.#names.indexOf(name) }
  }

  /**
   * The picture of the first icons. `preserveAspectRatio='none'`: a box rounded to whole pixels still
   * shows exactly its row.
   */
  rule(count = this.#names.length): string {
    const height = side * count
    const rows = this.#names.slice(0, count).map((name, row) => {
      const lines = this.#drawings.get(name)
      if (!lines) throw new Error(`there is no icon "${name}"`)
      return `<g transform='translate(0 ${side * row})'>${lines}</g>`
    })
    return [
      `:root{--icon-rows:${count};--icons:url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'`,
      ` viewBox='0 0 ${side} ${height}' preserveAspectRatio='none'${attributes.join('')}>`,
      ...rows,
      '</svg>")}',
    ].join('')
  }
}
