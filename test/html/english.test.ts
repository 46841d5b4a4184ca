import { expect, test } from 'vitest'
import records from '#content/glossary/terms.json' with { type: 'json' }
import { englishLines } from '#test/support/words.ts'

/** Faults that readers of US English found. */
const variants: [wrong: RegExp, right: string][] = [
  [/\b(?:after|to)wards\b/, 'afterward, toward'],
  [/\bper cent\b/, 'percent'],
  [/\bcut-offs?\b/, 'cutoff'],
  [/\bmulti-cent(?:er|re)\b/i, 'multicenter'],
  [/\bgroup-sequential\b/i, 'group sequential'],
  [/\bnoncompartmental\b/i, 'non-compartmental'],
  [/\bdata sets?\b(?! or)/i, 'dataset'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct'],
  [/\bDMCs?\b/, 'DSMB'],
  [/\b(?:colour|favour|behaviour|tumour|labelled|modelling|analysed|analysing|programme)\b/i, 'US spelling'],
  [/\p{Lu}\p{Ll}+–\p{Lu}\p{Ll}+/u, 'a hyphen between the names of two authors'],
]

/** Exceptions, each with its reason. */
const allowed = [
  // The HIPAA Privacy Rule names a “limited data set”.
  'limited or de-identified data set',
]

const lines = () => [
  ...englishLines(),
  ...records.flatMap((record): [string, string][] =>
    [record.term.en, record.definition.en, record.note?.en ?? ''].map((text) => [record.slug, text]),
  ),
]

test.each(variants)('no English text has %s: %s', (wrong, right) => {
  const found = lines().filter(
    ([, text]) => wrong.test(text) && !allowed.some((words) => text.includes(words)),
  )
  expect(found.map(([path, text]) => `${path}: "${text}": write ${right}`)).toEqual([])
})

test('the English lines are all read', () => {
  expect(lines().length).toBeGreaterThan(2000)
})
