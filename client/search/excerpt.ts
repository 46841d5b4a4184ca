import { tokensOf } from './tokens.ts'

interface Piece {
  text: string
  isMarked: boolean
}

export function markFound(text: string, found: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const token of tokensOf(text)) {
    if (!found.has(token.stem)) continue
    if (token.start > end) pieces.push({ text: text.slice(end, token.start), isMarked: false })
    pieces.push({ text: text.slice(token.start, token.end), isMarked: true })
    end = token.end
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false })
  return pieces
}

/** In characters. */
const length = 180

/** The part of a text around the first word that was found. */
export function excerptOf(text: string, found: ReadonlySet<string>): string {
  if (text.length <= length) return text
  const first = tokensOf(text).find(({ stem }) => found.has(stem))?.start ?? 0
  const from = first < length / 2 ? 0 : text.indexOf(' ', first - length / 2) + 1
  const cut = text.lastIndexOf(' ', from + length)
  const to = from + length >= text.length || cut <= from ? text.length : cut
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
