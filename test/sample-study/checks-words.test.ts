import { expect, test } from 'vitest'
import { en } from '#content/sample-study/data-management/en.ts'
import { he } from '#content/sample-study/data-management/he.ts'
import { en as formsEn } from '#content/sample-study/forms/en.ts'
import { he as formsHe } from '#content/sample-study/forms/he.ts'
import { editChecks } from '#src/packages/sample-trial/data-management/checks.ts'
import { plausible } from '#src/packages/sample-trial/data-management/checks-of-laboratory.ts'

test('the data management plan says how many checks there are', () => {
  for (const { description } of [en, he]) expect(description).toContain(` ${editChecks.length} `)
})

test('the words of a laboratory check name its limits', () => {
  const named = (checks: object) => new Map(Object.entries(checks))
  for (const { id, item } of editChecks) {
    const limits = Object.entries(plausible).find(([name]) => name === item)?.[1]
    if (!limits || !/^LB(0\d|10)$/.test(id)) continue
    for (const words of [named(formsEn.checks), named(formsHe.checks)])
      expect(words.get(id), id).toMatch(new RegExp(`\\b${limits[0]}\\b.*\\b${limits[1]}\\b`))
  }
  expect(Object.keys(plausible).length).toBe(editChecks.filter(({ id }) => /^LB(0\d|10)$/.test(id)).length)
})
