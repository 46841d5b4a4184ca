import type { DesignName } from '@marom/trial-designs'
import type { Language } from '#content/locales.ts'
import type { DesignWords } from '#content/study-design/words.ts'
import { wordsOf } from '#src/words/words.ts'

type Shared = Pick<DesignWords, 'fields' | 'options' | 'quantities' | 'parts'>

/** A design that plans the endpoints of others has their words for the same fields. */
export const lenders = {
  'group-sequential': ['two-means', 'two-proportions', 'time-to-event'],
} as const satisfies Partial<Record<DesignName, readonly DesignName[]>>

const lendersOf = (name: DesignName): readonly DesignName[] =>
  name === 'group-sequential' ? lenders[name] : []

/** The words that a design shares with others: of the frame, and else of those that plan its endpoints. */
export function sharedWordsOf(name: DesignName, language: Language): Shared {
  const frame: Shared = wordsOf('study-design/frame')(language)
  const lent = lendersOf(name).map((one): Shared => wordsOf(`study-design/designs/${one}`)(language))
  if (lent.length === 0) return frame
  const merged = <Kind extends keyof Shared>(kind: Kind): Shared[Kind] =>
    Object.assign({}, ...lent.toReversed().map((words) => words[kind]), frame[kind])
  return {
    fields: merged('fields'),
    options: merged('options'),
    quantities: merged('quantities'),
    parts: merged('parts'),
  }
}
