import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['One thing. Another thing.', 'One thing.'],
  ['Held at 2.5% in all. Another.', 'Held at 2.5% in all.'],
  ['Cut to, e.g. a half; no more.', 'Cut to, e.g. a half; no more.'],
  ['ההפרש בין הסיכונים. הוא מבטא גם את הבסיס.', 'ההפרש בין הסיכונים.'],
  ['Only one', 'Only one'],
])('%s', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
