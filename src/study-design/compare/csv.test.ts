import { expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { comparisonCsv } from './csv.ts'
import { assumptionRows, detailRows, resultRows } from './rows.ts'
import { readComparison } from './scenarios.ts'

const scenariosOf = (...texts: string[]) => readComparison(texts).scenarios

test.each(languages)('a line for each row, numbers as spreadsheets read them (%s)', (language) => {
  const scenarios = scenariosOf('two-means?difference=-5', 'two-means?power=90', 'two-means?sd=%3D1%2B1')
  const text = comparisonCsv(scenarios, language, 'https://site')
  expect(text.startsWith('\ufeff')).toBe(true)
  const lines = text.slice(1).trimEnd().split('\r\n')
  const rows = [resultRows, assumptionRows, detailRows].flatMap((rowsOf) => rowsOf(scenarios, language))
  expect(lines).toHaveLength(rows.length + 4)
  expect(lines.some((line) => line.endsWith(',-5,5,5'))).toBe(true)
  // A text that a spreadsheet would compute stays a text.
  expect(text).toMatch(/,[“״]=1\+1[”״]\r\n/)
  expect(text).not.toMatch(/[,\n"][=+@]/)
  expect(lines.at(-1)).toContain('https://site/study-design/two-means?')
})
