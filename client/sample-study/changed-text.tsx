import type { Pair } from '@marom/sample-trial/recompute'
import { Text } from '#client/ui/text.tsx'
import type { OutcomeWords } from './outcome-words.ts'

/** A value or a name of the data. It reads from left to right in every language. */
export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" lang="en">
    {children}
  </bdi>
)

/** Times in months have all digits in the data. */
const short = (text: string) => (/^-?\d+\.\d{5,}$/.test(text) ? Number(text).toFixed(4) : text || '–')

/** The text before, crossed out, and the text after. */
export function ChangedText({ pair: [before, after], words }: { pair: Pair; words: OutcomeWords }) {
  return (
    <>
      <del>
        <Code>{short(before)}</Code>
      </del>
      <span className="sr-only">
        <Text>{`, ${words.now}`}</Text>
      </span>{' '}
      <ins className="font-600">
        <Code>{short(after)}</Code>
      </ins>
    </>
  )
}
