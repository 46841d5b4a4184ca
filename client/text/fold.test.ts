import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldFields, matches } from './fold.ts'

const finds = (text: string, query: string) => matches(fold(text), query)

describe('search', () => {
  it.each([
    ['case', 'Smith, J. and COHEN, D.', 'smith'],
    ['spaces around and between', 'Smith, J. and  Cohen', '  j. AND cohen '],
    ['accents', 'Poincaré distribution', 'poincare'],
    ['niqqud', 'תּוֹצָא עִקָּרִי', 'תוצא עקרי'],
    ['niqqud that is typed', 'תוצא', 'תּוֹצָא'],
    ['a final letter inside a longer word', 'מבחנים', 'מבחן'],
    ['a common letter at the end', 'מבחן', 'מבחנ'],
    ['every final letter', 'ךםןףץ', 'כמנפצ'],
    ['a straight apostrophe', 'Zelen’s design', "zelen's"],
    ['a Hebrew geresh', "ג'נטיקה", 'ג׳נטיקה'],
    ['gershayim', 'דו״ח', 'דו"ח'],
    ['a maqaf for a hyphen', 'אי־נחיתות', 'אי-נחיתות'],
    ['a dash for a hyphen', 'Kaplan–Meier', 'kaplan-meier'],
    ['a hidden direction mark', 'PK\u200f/PD', 'pk/pd'],
    ['a hard space', 'phase\u00a0II', 'phase ii'],
  ])('%s: found all the same', (_, text, query) => {
    expect(finds(text, query)).toBe(true)
  })

  it.each(['.*', 'a|b', '[a-z]', '(', '\\', '$', '^'])('%s: a text, not a pattern', (query) => {
    expect(finds('abc', query)).toBe(false)
    expect(finds(`abc ${query} def`, query)).toBe(true)
  })

  it('nothing but blanks: everything is found', () => {
    expect(finds('anything', ' \t\n ')).toBe(true)
  })

  it('half a surrogate pair, a zero byte, a thousand characters: nothing is found and nothing fails', () => {
    for (const query of ['\ud800', 'x\udc00y', 'a\u0000zz', 'nonsense'.repeat(125)]) {
      expect(finds('an ordinary title', query)).toBe(false)
    }
  })

  it('a query that spans two fields: not found', () => {
    const record = foldFields(['Estimands in practice', 'Smith J'])
    expect(matches(record, 'smith')).toBe(true)
    expect(matches(record, 'practice smith')).toBe(false)
    expect(matches(record, 'practice\nsmith')).toBe(false)
  })

  // fast-check first lists all Unicode characters, which takes seconds on a busy machine.
  it('any text: folded twice as once, and found within itself', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => fold(fold(text)) === fold(text) && finds(text, text),
      ),
      { numRuns: 50 },
    )
  })
})
