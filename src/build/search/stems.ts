import { bare, telling, tokensOf } from '#client/search/tokens.ts'
import { stopWords } from './typed.ts'

export const stops: ReadonlySet<string> = new Set(stopWords.map(bare))

/** As a query is read. */
export const stemsIn = (text: string): string[] => telling(tokensOf(text), stops).map(({ stem }) => stem)
