/** The site's own words, or the visitor's. */
export type Piece = string | { typed: string }

/** Fills the placeholders of a template, e.g. `{event}`. */
export function piecesOf(
  template: string,
  places: Readonly<Record<string, Piece | readonly Piece[]>>,
): Piece[] {
  return template.split(/(\{\w+\})/).flatMap((part): readonly Piece[] => {
    const place = /^\{(\w+)\}$/.exec(part)?.[1]
    if (place === undefined) return part === '' ? [] : [part]
    const found = places[place] ?? part
    return typeof found === 'object' && 'length' in found ? found : [found]
  })
}

export function plainText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.typed)).join('')
}
