import { Text } from '#client/ui/text.tsx'
import type { Piece } from './pieces.ts'

/** By the letters of a typed text; undefined for other scripts. */
function languageOf(text: string): 'he' | 'en' | undefined {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he'
  return /\p{Script=Latin}/u.test(text) ? 'en' : undefined
}

/** The visitor's words are isolated, so that they keep their own direction. */
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
