import { normalUpper } from '@marom/statistics/distributions'
import { describe, expect, test } from 'vitest'
import { type Texts, valuesOf } from '../../testing/states.ts'
import { timeToEvent } from '../time-to-event/design.ts'
import { groupSequential } from './design.ts'

/** Of participants, with the size of a single analysis, unless a test says more. */
const counted = (texts: Texts): Texts => ({ unit: 'participants', ...texts })
const compute = (texts: Texts) => valuesOf(groupSequential)(counted(texts))

function answerOf(texts: Texts) {
  const answer = groupSequential.answer(counted(texts))
  if (!answer.isResult) throw new Error(JSON.stringify(answer.faults))
  return answer
}

/** The column of the table that has it. */
function columnOf({ table, tables }: ReturnType<typeof answerOf>, name: string): (number | null)[] {
  const found = [...(table ? [table] : []), ...tables].find(({ columns }) => columns.includes(name))
  return found?.rows.map((row) => row[found.columns.indexOf(name)] ?? null) ?? []
}

describe('what is shown beside the sizes', () => {
  const answer = answerOf({ looks: '4', boundary: 'pocock', t1: '20', t2: '50', t3: '65' })

  test('the tables: looks at their times, all of alpha spent, the power reached', () => {
    expect(columnOf(answer, 'fraction')).toEqual([0.2, 0.5, 0.65, 1])
    expect(columnOf(answer, 'spent').at(-1)).toBeCloseTo(0.05, 10)
    expect(columnOf(answer, 'powerByThen').at(-1)).toBeCloseTo(answer.values.power ?? 0, 12)
  })

  test('sizes at the looks are whole, and none is below its share', () => {
    const { maximum = 0 } = answer.values
    const expected = [0.2, 0.5, 0.65, 1].map((share) => Math.ceil(share * maximum - 1e-9))
    expect(columnOf(answer, 'sizeThen')).toEqual(expected)
  })

  test('a nominal p is that of its Z, of both tails', () => {
    // R 4.2.2: 2 * pnorm(2.437977, lower.tail = FALSE), the first of five looks.
    const five = answerOf({ looks: '5', boundary: 'pocock' })
    expect(columnOf(five, 'pTwo')[0]).toBeCloseTo(0.0147697, 7)
    expect(columnOf(answerOf({ sides: '1', alpha: '0.025' }), 'pTwo')).toEqual([])
  })

  // gsDesign 3.11.0.9003: gsProbability of test.type = 4, k = 4, beta = 0.1, sfu = sfLDOF, sfl = sfHSD, sflpar = -4.
  test('chances to stop: those of gsDesign, but for the rounding of the size', () => {
    const futile = answerOf({
      ...{ looks: '4', t1: '30', t2: '55', t3: '80', power: '90', fixed: '900000' },
      ...{ futility: 'hwangShihDeCani', futilityGamma: '-4' },
    })
    const expected = {
      efficacyNone: [4.27257874e-5, 0.00246582623, 0.00968174216, 0.0118272609],
      efficacyPlanned: [0.0174349213, 0.3478008233, 0.3940245806, 0.1407396729],
      futilityNone: [0.2099522927, 0.3891000404, 0.2913637818, 0.0855663302],
      futilityPlanned: [0.00432872575, 0.01064383118, 0.02893293274, 0.05609451219],
    }
    for (const [name, chances] of Object.entries(expected))
      for (const [i, chance] of chances.entries()) expect(columnOf(futile, name)[i]).toBeCloseTo(chance, 5)
  })

  test('participants of a survival trial: the whole maximum of events is expected by its end', () => {
    for (let hr = 0.3; hr < 0.7; hr += 0.01) {
      const { maximum, total } = compute({ unit: 'survival', hr: String(hr) })
      const single = timeToEvent.answer({ find: 'power', hr: String(hr), n: String((total ?? 0) / 2) })
      const expected = single.isResult ? single.values.expectedEvents : undefined
      expect(expected).toBeGreaterThanOrEqual(maximum ?? Number.NaN)
    }
  })

  test('with futility and harm: every stop is counted once, and the power is missed by beta', () => {
    const all = answerOf({ looks: '3', futility: 'pocock', harm: 'pocock' })
    const of = (name: string) => columnOf(all, name).map(Number)
    const sumsOf = (kind: 'Planned' | 'None') => {
      let sum = 0
      return of(`efficacy${kind}`).map((chance, i) => {
        sum += chance + (of(`futility${kind}`)[i] ?? 0) + (of(`harm${kind}`)[i] ?? 0)
        return sum
      })
    }
    for (const kind of ['Planned', 'None'] as const)
      for (const [i, sum] of sumsOf(kind).entries()) expect(of(`stopped${kind}`)[i]).toBeCloseTo(sum, 10)
    for (const [i, spent] of of('betaSpent').entries())
      expect(spent + (of('powerByThen')[i] ?? 0)).toBeCloseTo(of('stoppedPlanned')[i] ?? 0, 10)
    for (const kind of ['planned', 'none'] as const) {
      const drawn = all.boundaries?.boundaries.map(({ looks }) => looks.map(({ chance }) => chance[kind]))
      const column = kind === 'planned' ? 'Planned' : 'None'
      expect(drawn).toEqual(['efficacy', 'futility', 'harm'].map((name) => of(`${name}${column}`)))
    }
  })

  test('the effect at a boundary of constant effect times information', () => {
    const shares = columnOf(answerOf({ boundary: 'wangTsiatis', shape: '0', looks: '4' }), 'effectShare')
    for (const [i, share] of shares.entries())
      expect((Number(share) * (i + 1)) / 4).toBeCloseTo(Number(shares.at(-1)), 10)
  })

  test('one look to go: the conditional power in closed form', () => {
    const half = answerOf({ looks: '2', sides: '1', alpha: '0.025' })
    const [first = 0, last = 0] = columnOf(half, 'z').map(Number)
    // At Z = 0, and at the boundary with the drift of the trend.
    const trend = [last / Math.SQRT1_2, (last - first * Math.SQRT1_2) / Math.SQRT1_2 - first]
    for (const [i, z] of trend.entries())
      expect(columnOf(half, 'conditionalTrend')[i]).toBeCloseTo(normalUpper(z), 8)
  })

  test('a survival trial: months grow, everybody is recruited at the end, which is in time', () => {
    const trial = answerOf({ unit: 'survival', futility: 'pocock', followUp: '20' })
    const months = columnOf(trial, 'month').map(Number)
    expect(months).toEqual([...months].sort((a, b) => a - b))
    expect(months.at(-1)).toBeLessThanOrEqual(38)
    expect(months.at(-1)).toBeGreaterThan(37.5)
    expect(columnOf(trial, 'recruited').at(-1)).toBe(trial.values.total)
  })

  test('the boundaries: efficacy with its chances, and futility and harm if they are planned', () => {
    const namesOf = (texts: Texts) => answerOf(texts).boundaries?.boundaries.map(({ name }) => name)
    expect(namesOf({})).toEqual(['efficacyLine', 'harmLine'])
    expect(namesOf({ sides: '1' })).toEqual(['efficacyLine'])
    expect(namesOf({ futility: 'pocock' })).toEqual(['efficacyLine', 'futilityLine'])
    expect(namesOf({ futility: 'pocock', harm: 'pocock' })).toEqual([
      'efficacyLine',
      'futilityLine',
      'harmLine',
    ])
  })

  test('an empty time: its evenly spaced value stands there', () => {
    expect(answerOf({ looks: '3', t1: '.5' })).toMatchObject({
      readings: { t1: '50%' },
      assumed: { t2: '66.7%' },
    })
  })

  test.each([
    [{}, ['noSavings', 'sizes']],
    // Without an effect 92 % of the maximum, with a boundary for harm.
    [{ harm: 'pocock', harmLevel: '0.2' }, ['efficacyLevel', 'sizes']],
    [{ unit: 'survival' }, ['lowers', 'noSavings', 'recruited', 'sizes']],
    // As on the page of a survival trial with a single analysis.
    [
      {
        ...{ unit: 'survival', sides: '1', alpha: '0.025', hr: '0.6' },
        ...{ allocation: '5', find: 'power', n: '240' },
      },
      ['lowers', 'heavyTail', 'formulasAtSize', 'noSavings', 'recruited', 'efficacyLevel', 'sizes'],
    ],
    [{ unit: 'means' }, ['two.superiority', 'noSavings', 'sizes']],
    [{ futility: 'pocock' }, ['nonbinding', 'efficacyLevel', 'sizes']],
    [{ futility: 'pocock', binding: 'yes' }, ['binding', 'efficacyLevel', 'sizes']],
    [{ fixed: '60', looks: '5' }, ['noSavings', 'sizes']],
    [{ fixed: '40' }, ['few', 'noSavings', 'sizes']],
    [{ fixed: '8' }, ['tooFew', 'noSavings', 'sizes']],
    [
      { unit: 'events', fixed: '61', boundary: 'pocock', sides: '1' },
      ['noSavings', 'efficacyLevel', 'sizes'],
    ],
  ])('notes of %j: %j', (texts: Texts, keys) => {
    expect(answerOf(texts).notes.map(({ key }) => key)).toEqual(keys)
  })

  test('a size at which the power is off is a warning, a missing boundary for futility is not', () => {
    const levelsOf = (texts: Texts) => answerOf(texts).notes.map(({ level }) => level)
    expect(levelsOf({})).toEqual(['info', 'info'])
    expect(levelsOf({ fixed: '40' })).toEqual(['caution', 'info', 'info'])
  })

  test('R: rpact for efficacy, gsDesign with futility and harm; SAS where it has the design', () => {
    expect(answer.r).toContain('  typeOfDesign = "asP"\n)')
    const both = answerOf({ futility: 'pocock', harm: 'pocock' })
    expect(both.r).toContain('  test.type = 8,\n')
    expect(both.r).toContain(
      '  sfl = gsDesign::sfLDPocock,\n  astar = 0.1,\n  sfharm = gsDesign::sfLDPocock,\n',
    )
    expect(both.sas).toBeUndefined()
    expect(answerOf({ futility: 'pocock', binding: 'yes' }).sas).toContain('stop=both(betaboundary=binding)')
  })
})

/** gsDesign 3.11.0.9003: gsSurv(test.type = 4, method = "Schoenfeld", sfu = sfLDOF), as the names say. */
test.each([
  [{ futility: 'pocock', followUp: '20' }, 306.713346, 432.2197516],
  [
    {
      ...{ power: '90', t1: '40', t2: '70', futility: 'hwangShihDeCani' },
      ...{ hr: '0.6', allocation: '2', median: '8', accrual: '12', followUp: '18', lost: '10' },
    },
    194.30955133,
    275.6045345,
  ],
])('a survival trial %j: %d events in %d participants', (texts: Texts, events, participants) => {
  const { exactMaximum = 0, exactTotal = 0 } = answerOf({ unit: 'survival', ...texts }).values
  expect(exactMaximum / events).toBeCloseTo(1, 6)
  expect(exactTotal / participants).toBeCloseTo(1, 6)
})
