import { expect, test } from 'vitest'
import { dayNumber } from '#src/sample-study/days.ts'
import { plotReference } from '#test/support/plot-reference.ts'
import { study } from './built.ts'
import { loadStudy } from './programs.ts'

/** Days from randomization to death, or with a plus to the last contact, in one arm of a stratum. */
function daysOf(rows: readonly Record<string, unknown>[], stratum: string, arm: number): string {
  return rows
    .filter((row) => row.STRATAR === stratum && row.TRTPN === arm)
    .map(({ STARTDT, ADT, CNSR }) => ({
      days: dayNumber(String(ADT)) - dayNumber(String(STARTDT)) + 1,
      mark: CNSR === 1 ? '+' : '',
    }))
    .sort((one, other) => one.days - other.days)
    .map(({ days, mark }) => days + mark)
    .join(' ')
}

// `npx vitest run --config test/vitest.config.ts test/sample-study/plot.test.ts -u` writes the file.
test('the plot of the home page draws the data of the study', async () => {
  const rows = loadStudy().prepare("select * from adtte where PARAMCD = 'OS' and ITTFL = 'Y'").all()
  const strata = [...new Set(rows.map(({ STRATAR }) => String(STRATAR)))].sort()
  const data = strata.map((stratum) => [
    stratum,
    { treatment: daysOf(rows, stratum, 1), control: daysOf(rows, stratum, 2) },
  ])
  const text = `${JSON.stringify(Object.fromEntries(data), null, 2)}\n`
  expect(strata.length).toBe(4)
  await expect(text).toMatchFileSnapshot('../../src/plots/simulated/survival.json')
})

test('the plot prints the primary hazard ratio and p value', () => {
  const cells = study.outputs['t-14-2-1']?.lines.flatMap((line) => line.cells) ?? []
  const part = (id: string) => cells.find((cell) => cell?.id === id)?.parts[0]
  const { value, p } = plotReference['kaplan-meier'].facts
  expect(part('hazardRatio')).toBe(value)
  expect(`= ${part('stratifiedTest')}`).toBe(p)
})
