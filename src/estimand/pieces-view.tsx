import { Text } from '#client/ui/text.tsx'
import type { Piece } from './pieces.ts'

/**
 * The language that the letters of a typed text speak for; none where they are of other scripts.
 */
function languageOf(text: string): 'he' | 'en' | undefined {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he'
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}

/** A sentence in which the visitor's words keep their own direction. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    const key = index
    if (typeof piece === 'string') return <Text key={key}>{piece}</Text>
    return (
      <bdi key={key} lang={languageOf(piece.typed)} className="[overflow-wrap:anywhere]">
        {piece.typed}
      </bdi>
    )
  })
}
