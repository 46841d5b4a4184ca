import { fill } from '#client/text/fill.ts'
import { Text } from '#client/ui/text.tsx'
import { shownText } from '#src/study-design/words.ts'
import type { ResultProps } from './types.ts'

/** Above the number: which of its assumptions are the example's, and not the reader's own. */
export function ExampleLine({ design, answer, words, lexicon }: ResultProps) {
  const { likeness, texts } = answer
  const { all, some } = words.example
  const values = design.fields
    .filter(({ name }) => likeness.same.includes(name))
    .map((field) => `${lexicon.label(field.name)} ${shownText(field, texts[field.name] ?? '')}`)
  if (values.length === 0) return null
  return (
    <p className="mt-2 text-small text-muted">
      <Text>{likeness.isExample ? all : fill(some, { values: values.join(', ') })}</Text>
    </p>
  )
}
