import { expect, test } from 'vitest'
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
  [/\bby 0\b(?!\.)/, 'no participant'],
  [/\b(?:without|needs?|with) (?:a )?script\b(?! of)/i, 'scripts'],
  [/(?<!\()\bJavaScript\b/, 'scripts'],
  [/(?:^|[.:] )(?:Who|Whoever|Whatever (?:is|was|happens?|has)) [^.?!:]*\./, 'a noun: participants who'],
  [/\p{Lu}\p{Ll}+–\p{Lu}\p{Ll}+/u, 'a hyphen between the names of two authors'],
]

/** Exceptions, each with its reason. */
const allowed = [
  // The HIPAA Privacy Rule names a “limited data set”.
  'limited or de-identified data set',
]

test.each(variants)('no English text has %s: %s', (wrong, right) => {
  const found = englishLines().filter(
    ([, text]) => wrong.test(text) && !allowed.some((words) => text.includes(words)),
  )
  expect(found.map(([path, text]) => `${path}: "${text}": write ${right}`)).toEqual([])
})

test('the English lines are all read', () => {
  expect(englishLines().length).toBeGreaterThan(7000)
})
