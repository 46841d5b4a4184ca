import { twoMeans } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import type { Language } from '#content/locales.ts'
import { notesText } from '#src/study-design/words.ts'

function notesOf(query: string) {
  const answer = twoMeans.answer(Object.fromEntries(new URLSearchParams(query)))
  if (!answer.isResult) throw new Error(`${query}: ${JSON.stringify(answer.faults)}`)
  const textsIn = (language: Language) =>
    notesText('two-means', language, answer.notes).map(({ text }) => text)
  return { ...answer, textsIn, keys: answer.notes.map(({ key }) => key) }
}

// HbA1c: power.t.test(power = .8, delta = .3 or .5, sd = 1.1, sig.level = .025, alternative =
// "one.sided") of R 4.2.2 gives 212.0123 and 76.9494.
describe('HbA1c, lower is better, margin 0.4: which sign was typed is said in words', () => {
  const hba1c = 'goal=noninferiority&margin=0.4&sd=1.1&better=lower'

  test('0.1 worse', () => {
    const { values, textsIn } = notesOf(`${hba1c}&difference=0.1`)
    expect(values.exact).toBeCloseTo(212.0123, 4)
    expect(textsIn('en')).toEqual([
      'Group 1, the new treatment, may be on average at most 0.4 higher than group 2, the control. You assume that it is 0.1 higher, which is worse.',
    ])
    expect(textsIn('he')).toEqual([
      'מותר שהממוצע בקבוצה 1 (הטיפול החדש) יהיה גבוה מן הממוצע בקבוצה 2 (הביקורת) ב־0.4 לכל היותר. ההנחה שלכם: הוא גבוה ב־0.1, כלומר גרוע יותר.',
    ])
  })

  test('the other sign: a third of the size, and it says better', () => {
    const { values, textsIn } = notesOf(`${hba1c}&difference=-0.1`)
    expect(values.exact).toBeCloseTo(76.9494, 4)
    expect(textsIn('en').join()).toContain('may be on average at most 0.4 higher')
    expect(textsIn('en').join()).toContain('You assume that it is 0.1 lower, which is better.')
    expect(textsIn('he').join()).toContain('הוא נמוך ב־0.1, כלומר טוב יותר.')
  })
})

test.each([
  ['', 'You assume that group 1, the new treatment, is on average 5 higher than group 2, the control.'],
  ['difference=-5', 'is on average 5 lower than group 2'],
  [
    'goal=noninferiority&difference=0',
    'at most 5 lower than group 2, the control. You assume that there is no',
  ],
  [
    'goal=equivalence&difference=-1',
    'at most 5 higher or lower than group 2, the control. You assume that it is 1 lower.',
  ],
  [
    'goal=noninferiority&difference=1&comparison=paired',
    'Condition 1, the new treatment, may be on average at most 5 lower',
  ],
  [
    'goal=noninferiority&difference=1&comparison=one&better=lower',
    'The mean may be at most 5 higher than the fixed value.',
  ],
])('%s: %s', (query, part) => {
  expect(notesOf(query).textsIn('en').join('\n')).toContain(part)
})

test('one side without a margin: only this direction', () => {
  expect(notesOf('sides=1').keys).toEqual(['two.superiority', 'oneSide'])
})

// R 4.2.2: power.t.test(power = .8, delta = 15, sd = 10)$n is 8.06; TrialSize has 6.98 without t.
test('a normal approximation that is more than a tenth smaller: both totals', () => {
  expect(notesOf('difference=15').textsIn('en')).toContain(
    'The normal approximation, which some formulas use, would give 14 instead of 18, and too little power.',
  )
  expect(notesOf('difference=5').keys).toEqual(['two.superiority'])
})

test.each([
  ['n=4', false],
  ['n=3', true],
  ['n=10&allocation=1:2', false],
  ['n=9&allocation=1:2', true],
  ['n=34&allocation=1:4', true],
  ['comparison=paired&n=10', false],
  ['comparison=paired&n=9', true],
  ['comparison=one&n=30', false],
  ['comparison=one&n=29', true],
])('%s: a warning about values that are not normal: %s', (query, isWarned) => {
  expect(notesOf(query).keys.includes('fewParticipants')).toBe(isWarned)
})

// R: power.t.test(n = 64, 80 or 40, delta = NULL, sd = 10, power = .8)$delta is 4.990698, 4.456808
// and 6.343238; the others are benchmark values.
test.each([
  ['find=difference', 'if the true difference is at least 4.991, in either direction.'],
  ['find=difference&sides=1', 'in the direction that the one-sided test looks at.'],
  ['find=difference&goal=noninferiority&n=80', 'target power if it is in truth at most 0.5432 lower.'],
  ['find=difference&goal=noninferiority&n=40', 'target power if it is in truth at least 1.343 higher.'],
  ['find=difference&goal=equivalence&n=100', 'if it is in truth at most 0.9516 higher or lower.'],
  ['find=margin&goal=noninferiority&difference=0', 'target power if the margin is at least 4.991.'],
  ['find=sd', 'target power if the standard deviation is at most 10.02.'],
])('%s: what was found is no assumption: %s', (query, part) => {
  const text = notesOf(query).textsIn('en').join('\n')
  expect(text).toContain(part)
  if (query.startsWith('find=difference')) expect(text).not.toContain('You assume')
})
