/** A piece of a sentence: the site's own words, or what the visitor typed. */
export type Piece = string | { typed: string }

/** Puts pieces into the places of a template: `{event}` of a clause. */
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

/** The pieces as one plain text. */
export function plainText(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.typed)).join('')
}
