import type { Pair } from '@marom/sample-trial/recompute'
import { Text } from '#client/ui/text.tsx'
import type { OutcomeWords } from './outcome-words.ts'

/** A value or a name of the data. It reads from left to right in every language. */
export const Code = ({ children }: { children: string }) => (
  <bdi dir="ltr" lang="en">
    {children}
  </bdi>
)

/** A count of the report can be in words, e.g. "no participant". */
const Said = ({ children }: { children: string }) =>
  /^\p{L}/u.test(children) ? <Text>{children}</Text> : <Code>{children}</Code>

/** Times in months have all digits in the data. */
const short = (text: string) => (/^-?\d+\.\d{5,}$/.test(text) ? Number(text).toFixed(4) : text || '–')

/** The text before, crossed out, and the text after. */
export function ChangedText({ pair: [before, after], words }: { pair: Pair; words: OutcomeWords }) {
  return (
    <>
      <del>
        <Said>{short(before)}</Said>
      </del>
      <span className="sr-only">
        <Text>{`, ${words.now}`}</Text>
      </span>{' '}
      <ins className="font-600">
        <Said>{short(after)}</Said>
      </ins>
    </>
  )
}
