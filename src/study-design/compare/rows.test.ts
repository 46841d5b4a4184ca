import { designNames, designs } from '@marom/trial-designs'
import { describe, expect, test } from 'vitest'
import { languages } from '#content/locales.ts'
import { assumptionRows, detailRows, type Row, resultRows } from './rows.ts'
import { readComparison } from './scenarios.ts'
import { warningsOf } from './warnings.ts'

const scenariosOf = (...texts: string[]) => readComparison(texts).scenarios
const rowNamed = (rows: readonly Row[], label: string) => rows.find((row) => row.label === label)
const cellsOf = (rows: readonly Row[], label: string) => rowNamed(rows, label)?.cells

describe('the rows', () => {
  test('values as they are read, so that two spellings do not differ', () => {
    const rows = assumptionRows(
      scenariosOf('two-means?power=0.8&sd=10.0', 'two-means?power=80&sd=1e1&dropout=5'),
      'en',
    )
    expect(rowNamed(rows, 'Power')).toMatchObject({ cells: ['80%', '80%'], isDifferent: false })
    expect(rowNamed(rows, 'Standard deviation')).toMatchObject({ cells: ['10', '10'], isDifferent: false })
    // A percentage that its design does not read as a proportion, and what stands for an empty field.
    const looks = assumptionRows(scenariosOf('group-sequential?t1=60', 'group-sequential?t1='), 'en')
    expect(cellsOf(looks, 'First analysis at')).toEqual(['60%', '33.3%'])
  })

  test('assumptions that differ are first; a field that is not read has no value', () => {
    const rows = assumptionRows(
      scenariosOf('two-means?dropout=10', 'two-means?goal=noninferiority&margin=7&dropout=20'),
      'en',
    )
    const different = rows.map(({ isDifferent }) => isDifferent)
    expect(different.lastIndexOf(true)).toBeLessThan(different.indexOf(false))
    expect(cellsOf(rows, 'Dropout')).toEqual(['10%', '20%'])
    expect(cellsOf(rows, 'Aim of the study')).toEqual(['Superiority', 'Non-inferiority'])
    expect(cellsOf(rows, 'Margin')).toEqual([null, '7'])
  })

  test('what each scenario was asked for is first', () => {
    // Simon's design is asked for its size, of which the first has a row too, but not at first.
    const scenarios = scenariosOf('two-means', 'precision', 'two-means?power=90')
    const rows = resultRows(scenarios, 'en')
    expect(rows.slice(0, 2).map(({ label }) => label)).toEqual(['Participants in total', 'Participants'])
    // power.t.test of R: 63.77 and 85.03 in each group.
    expect(rows[0]?.cells).toEqual(['128', null, '172'])
    expect(cellsOf(detailRows(scenarios, 'en'), 'Size of the first or only group before rounding')).toEqual([
      '63.7658',
      null,
      '85.0313',
    ])
  })

  test('one name with two meanings has two rows', () => {
    const rows = assumptionRows(
      scenariosOf('two-means?goal=noninferiority', 'time-to-event?goal=noninferiority'),
      'en',
    )
    expect(cellsOf(rows, 'Margin')).toEqual(['5', null])
    expect(cellsOf(rows, 'Margin on the hazard ratio')).toEqual([null, expect.any(String)])
  })

  test('both languages have the same rows', () => {
    const scenarios = designNames.flatMap((name) => scenariosOf(name))
    const [english, hebrew] = languages.map((language) =>
      [resultRows, assumptionRows, detailRows].map((rows) =>
        rows(scenarios, language).map(({ cells }) => cells.map((cell) => cell === null)),
      ),
    )
    expect(hebrew).toEqual(english)
  })

  test('every field that is read, of every design and choice, has its value in words or numbers', () => {
    for (const name of designNames)
      for (const field of designs[name].fields)
        for (const option of field.options.length > 0 ? field.options : [field.initial])
          for (const language of languages) {
            const rows = assumptionRows(scenariosOf(`${name}?${field.name}=${option}`), language)
            expect(rows.length).toBeGreaterThan(2)
            for (const { cells } of rows) expect(cells[0], `${name} ${option}`).toMatch(/^[^{}]+$/)
          }
  })
})

describe('a scenario without a result', () => {
  const scenarios = scenariosOf('two-means', 'two-means?sd=abc', 'precision?measure=proportion&within=60')

  test('has its assumptions, what was typed in quotation marks, and says what is wrong', () => {
    expect(cellsOf(assumptionRows(scenarios, 'en'), 'Standard deviation')).toEqual(['10', '“abc”', null])
    expect(resultRows(scenarios, 'en')[0]?.cells).toEqual(['128', null, null])
    const [fine, letters, refused] = scenarios.map((scenario) => warningsOf(scenario, 'en'))
    expect(fine?.map(({ level }) => level)).toEqual(['info'])
    expect(letters).toEqual([
      {
        level: 'stop',
        text: 'Standard deviation: Please enter a number, with a point for decimals, such as 0.05.',
      },
    ])
    expect(refused?.map(({ text }) => text).join()).toContain('must be below 50 percentage points')
  })
})

test('warnings: cautions and stops of each scenario, without what the result means', () => {
  const scenarios = scenariosOf('cluster-randomized?n=3', 'two-means?goal=noninferiority&difference=0')
  const [few, margin] = scenarios.map((scenario) => warningsOf(scenario, 'en'))
  expect(few?.map(({ level }) => level)).toContain('stop')
  expect(scenarios[1]?.answer).toMatchObject({ notes: [{ level: 'info' }] })
  expect(margin).toEqual([])
})
