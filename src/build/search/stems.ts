import { telling, tokensOf } from '#client/search/tokens.ts'
import { stopWords } from '#content/search/stop-words.ts'

export const stops: ReadonlySet<string> = new Set(
  stopWords.flatMap((word) => tokensOf(word).map(({ stem }) => stem)),
)

/** As a query is read. */
export const stemsIn = (text: string): string[] => telling(tokensOf(text), stops).map(({ stem }) => stem)
