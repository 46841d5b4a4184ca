import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { words as findings } from './explained.ts'
import { words as rules } from './rules.ts'
import { readTranslation } from './translation.ts'

const folder = mkdtempSync(join(tmpdir(), 'translation-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lines = (records: readonly object[]) =>
  `[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`
const translatedRules = [...rules.keys()].map((id) => ({ id, says: 'Es gilt.' }))
const translatedFindings = [...findings.keys()].map((id) => ({ id, says: 'Es gilt.', why: 'Darum.' }))

function read(some: readonly object[], others: readonly object[] = translatedFindings) {
  const files = { rules: join(folder, 'rules.json'), findings: join(folder, 'findings.json') }
  writeFileSync(files.rules, lines(some))
  writeFileSync(files.findings, lines(others))
  return readTranslation(files)
}

test('a translation has a sentence for each rule and each finding', () => {
  const found = read(translatedRules)
  expect(found.rules.get('TRIAL-01')?.says).toBe('Es gilt.')
  expect(found.findings.size).toBe(findings.size)
})

test.each([
  ['a sentence is missing', translatedRules.slice(1), /rules\.json:2: TRIAL-01 is not in .*rules\.json/],
  [
    'a rule is not known',
    [{ id: 'TRIAL-99', says: 'Es gilt.' }, ...translatedRules],
    /rules\.json:2: TRIAL-99/,
  ],
  [
    'a sentence has no end',
    [{ id: 'TRIAL-01', says: 'Es gilt' }, ...translatedRules.slice(1)],
    /rules\.json:2: /,
  ],
])('%s: file and line', (_, some, message) => {
  expect(() => read(some)).toThrow(message)
})

test('an explanation is missing: file and line', () => {
  const [first] = translatedFindings
  expect(() => read(translatedRules, [{ id: first?.id, says: 'Es gilt.' }])).toThrow(/findings\.json:2: /)
})
