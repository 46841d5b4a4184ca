import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupSequential } from '../designs/group-sequential/design.ts'
import type { MonitoringAnswer, MonitoringResult } from './answer.ts'
import { monitor } from './monitor.ts'
import { readPlan } from './plan.ts'

/** Of participants, with the size of a single analysis, unless a test says more. */
const textsOf = (query: string) => ({
  unit: 'participants',
  ...Object.fromEntries(new URLSearchParams(query)),
})

const ask = (plan: string, typed: string): MonitoringAnswer =>
  monitor({ plan: textsOf(plan), typed: textsOf(typed) })

function resultOf(plan: string, typed: string): MonitoringResult {
  const answer = ask(plan, typed)
  if (answer.state !== 'answered') throw new Error(`${plan} with ${typed}: ${JSON.stringify(answer)}`)
  return answer
}

/** By column, the cell of the latest analysis. */
function latest({ columns, rows }: MonitoringResult): Record<string, string | undefined> {
  return Object.fromEntries(columns.map((column, at) => [column, rows.at(-1)?.[at]]))
}

const figureOf = ({ figures }: MonitoringResult, asked: string) =>
  figures.find(({ name }) => name === asked)?.text

const notesOf = (plan: string, typed: string) => resultOf(plan, typed).notes.map(({ key }) => key)

/** 203 participants at most, at 33, 67 and 100 %. */
const plain = ''
const futile = 'futility=hwangShihDeCani&fixed=300&power=90'
const binding = `${futile}&binding=yes`

const atEnd = 'boundary=none&futility=hwangShihDeCani&fixed=300&power=90'
const mixed = `${futile}&stop1=futility&stop2=efficacy`

describe.each([
  plain,
  atEnd,
  `${atEnd}&binding=yes`,
  mixed,
  'boundary=none&harm=pocock',
  'looks=4&boundary=pocock&sides=1&alpha=0.025',
  futile,
  binding,
  `${futile}&harm=pocock`,
  'unit=events&boundary=hwangShihDeCani&fixed=400&t1=50&looks=3&t2=75',
])('at the planned information of %s', (plan) => {
  const answer = groupSequential.answer(textsOf(plan))
  if (!answer.isResult || !answer.table) throw new Error('The plan has no result.')
  const { columns, rows } = answer.table
  const planned = (row: number, column: string) => rows[row]?.[columns.indexOf(column)] ?? null
  const times = rows.map((_, row) => `${(planned(row, 'fraction') ?? 0) * 100}%`)
  const typed = times
    .slice(0, -1)
    .map((time, row) => `info${row + 1}=${encodeURIComponent(time)}&z${row + 1}=${row === 0 ? 1 : 0}`)

  test('the boundaries are those of the plan', () => {
    const { columns: found, rows: cells } = resultOf(plan, typed.join('&'))
    for (const [row, one] of cells.entries())
      for (const [name, column] of [
        ['upper', 'z'],
        ['futility', 'futilityZ'],
        ['harm', 'harmZ'],
      ] as const) {
        const bound = planned(row, column)
        const text = one[found.indexOf(name)]
        if (bound === null) expect([undefined, '–']).toContain(text)
        else expect(Number(text?.replace('−', '-'))).toBeCloseTo(bound, 4)
      }
  })

  test('with no difference, or on the boundary for futility, the chances are those of the plan’s table', () => {
    const conditional = answer.tables.find(({ title }) => title === 'conditional')
    if (!conditional) throw new Error('The plan has no such table.')
    const chances = ['zNow', 'conditionalPlanned', 'conditionalTrend', 'predictive'].map(
      (column) => conditional.rows[0]?.[conditional.columns.indexOf(column)] ?? Number.NaN,
    )
    const [z, ...others] = chances
    const found = resultOf(plan, `info1=${encodeURIComponent(times[0] ?? '')}&z1=${z}`)
    for (const [i, name] of ['conditionalPlanned', 'conditionalTrend', 'predictive'].entries())
      expect(Number.parseFloat(figureOf(found, name)?.replace('<', '') ?? '')).toBeCloseTo(
        (others[i] ?? 0) * 100,
        0,
      )
  })
})

describe('the decision', () => {
  test.each([
    [plain, 'info1=70&z1=1.2', 'goOn'],
    [plain, 'info1=70&z1=3.7', 'efficacy'],
    [plain, 'info1=70&z1=-3.7', 'harm'],
    [plain, 'info1=70', 'waiting'],
    [futile, 'info1=110&z1=-1', 'futility'],
    [binding, 'info1=110&z1=-1', 'mustStop'],
    [atEnd, 'info1=110&z1=6', 'goOn'],
    [atEnd, 'info1=110&z1=-1', 'futility'],
    [atEnd, 'info1=110', 'waitingFutility'],
    // A third look before the end is of the kind of the second.
    [atEnd, 'info1=110&z1=1&info2=200&z2=2&info3=260&z3=6', 'goOn'],
    [atEnd, 'info1=110&z1=1&info2=200&z2=2&info3=325&z3=1.97&stage=final', 'shown'],
    [`${atEnd}&binding=yes`, 'info1=110&z1=-1', 'mustStop'],
    ['boundary=none&harm=pocock', 'info1=70', 'waitingHarm'],
    ['boundary=none&harm=pocock', 'info1=70&z1=-3', 'harm'],
    [mixed, 'info1=110&z1=6', 'goOn'],
    [mixed, 'info1=110&z1=1&info2=220&z2=-2', 'goOn'],
    [mixed, 'info1=110&z1=1&info2=220&z2=3', 'efficacy'],
    // The planned second look would be too near: the third one remains, and is the final one.
    [mixed, 'info1=65.9%25&z1=3', 'goOn'],
    [`${futile}&harm=pocock`, 'info1=110&z1=-3', 'harm'],
    [plain, 'info1=70&z1=1.2&info2=180&z2=1.95&stage=final', 'notShown'],
    [plain, 'info1=70&z1=1.2&info2=180&z2=2&stage=final', 'shown'],
    [plain, 'info1=70&z1=-1.2&info2=180&z2=-2&stage=final', 'finalHarm'],
    [futile, 'info1=110&z1=1.2&info2=330&z2=1.5&stage=final', 'notShown'],
    // The maximum has come: the visitor need not say that it is the end.
    [plain, 'info1=70&z1=1.2&info2=203&z2=2.1', 'shown'],
  ])('%s with %s: %s', (plan, typed, key) => {
    expect(resultOf(plan, typed).decision.key).toBe(key)
  })

  test('its sentence has the number of the analysis, Z and the boundary', () => {
    const { decision } = resultOf(plain, 'info1=50%25&z1=3')
    expect(decision).toEqual({ key: 'efficacy', facts: { look: '1', z: '3.000', bound: '2.963' } })
  })
})

/** rpact 3.3.4, as in `monitoring.test.ts` of `src/packages/statistics/sequential`: 62 and 128 of 200 events. */
test('a survival plan: hazard ratios with their repeated intervals', () => {
  // Schoenfeld's number for 80 %: 4 (1.96 + 0.8416)² / log(0.7)². With Z times 2 / √events as its logarithm.
  const plan = 'unit=survival&hr=0.7'
  const found = latest(resultOf(plan, 'info1=31%25&z1=1.1&info2=64%25&z2=1.9'))
  const events = 0.64 * 250
  const ratio = Math.exp((-1.9 * 2) / Math.sqrt(events))
  expect(Number(found.hr)).toBeCloseTo(ratio, 3)
  const [low, high] = (found.hrInterval ?? '').replace(/[()]/g, '').split(', ').map(Number)
  expect(low).toBeCloseTo(Math.exp(((-1.9 - 2.57153) * 2) / Math.sqrt(events)), 2)
  expect(high).toBeCloseTo(Math.exp(((-1.9 + 2.57153) * 2) / Math.sqrt(events)), 2)
  expect(found.events).toBe('160')
})

/**
 * rpact 3.3.4: getAnalysisResults(getDesignGroupSequential(kMax = 3, alpha = 0.05, sided = 2,
 * informationRates = c(63, 130, 203) / 203, typeOfDesign = "asOF"), getDataset(cumEvents = c(63, 130),
 * cumLogRanks = c(1.1, 1.9), cumAllocationRatios = …), stage = 2), the reciprocals.
 */
test.each([
  // Each plans 203 events.
  ['hr=0.673', '0.717', '(0.456, 1.125)'],
  ['hr=0.6694&method=freedman', '0.717', '(0.456, 1.125)'],
  ['hr=0.657&allocation=2', '0.702', '(0.435, 1.133)'],
  ['hr=1.4859', '1.396', '(0.889, 2.191)'],
])('hazard ratios of %s follow from the events, not from the planned ratio', (plan, hr, hrInterval) => {
  const found = latest(resultOf(`unit=survival&${plan}`, 'info1=63&z1=1.1&info2=130&z2=1.9'))
  expect(found).toMatchObject({ hr, hrInterval })
})

test('for a hazard ratio that was found, its share is 100% of the found one', () => {
  const plan = 'unit=survival&find=effect&n=300'
  const answer = groupSequential.answer(textsOf(plan))
  const { drift = Number.NaN, hr = Number.NaN } = answer.isResult ? answer.values : {}
  const found = latest(resultOf(plan, `info1=100%25&z1=${drift.toFixed(6)}`))
  expect(found.effect).toBe('100%')
  expect(Number(found.hr)).toBeCloseTo(hr, 3)
})

test('a margin: the hazard ratio is measured from it', () => {
  const plan = 'unit=survival&goal=noninferiority&hr=0.9&ratioMargin=1.3&sides=1&alpha=0.025'
  const found = latest(resultOf(plan, 'info1=50%25&z1=1'))
  // Schoenfeld: 4 (1.96 + 0.8416)² / log(1.3 / 0.9)² = 232.2, times 1.0128.
  expect(Number(found.hr)).toBeCloseTo(1.3 * Math.exp(-2 / Math.sqrt(236 / 2)), 2)
})

test('other plans have no hazard ratio, and an interval as shares of the planned effect', () => {
  const found = latest(resultOf(plain, 'info1=100%25&z1=2.8'))
  expect(found.hr).toBeUndefined()
  // The planned Z of this plan is 2.82: its one analysis spends all of the error, so that its bound is 1.96.
  expect(found.effect).toBe('99%')
  expect(found.interval).toBe('(30%, 169%)')
  expect(found.spent).toBe('5.000%')
})

test('where efficacy is not tested nothing is spent, and there is no interval', () => {
  const found = resultOf(mixed, 'info1=110&z1=1&info2=220&z2=2.9')
  const cellsOf = (row: number) =>
    Object.fromEntries(found.columns.map((column, at) => [column, found.rows[row]?.[at]]))
  expect(cellsOf(0)).toMatchObject({ upper: '–', spent: '0%', interval: '–', effect: '51%' })
  expect(cellsOf(1)).toMatchObject({ futility: '–', effect: expect.stringMatching('%') })
  expect(cellsOf(1).interval).toMatch(/^\(.+%, .+%\)$/)
  expect(cellsOf(1).spent).not.toBe('0%')
  expect(notesOf(mixed, 'info1=110&z1=1')).toContain('noEfficacy')
  expect(notesOf(mixed, 'info1=110&z1=1&info2=220&z2=1')).not.toContain('noEfficacy')
})

describe('notes', () => {
  test.each([
    ['information above the maximum', plain, 'info1=120%25&z1=1', 'above'],
    ['the maximum reached', plain, 'info1=100%25&z1=1', 'reached'],
    ['an early end', plain, 'info1=80%25&z1=1&stage=final', 'early'],
    ['more analyses than planned', plain, 'info1=10&z1=0&info2=30&z2=0&info3=60&z3=0&info4=90&z4=0', 'more'],
    ['on after efficacy', plain, 'info1=70&z1=3.7&info2=140&z2=3', 'afterEfficacy'],
    ['on after harm', plain, 'info1=70&z1=-3.7&info2=140&z2=-3', 'afterHarm'],
    ['on after futility', futile, 'info1=110&z1=-1&info2=220&z2=1', 'afterFutility'],
    ['on although it had to stop', binding, 'info1=110&z1=-1&info2=220&z2=1', 'afterMustStop'],
    ['a jump that nothing explains', plain, 'info1=70&z1=0&info2=80&z2=3', 'surprise'],
    ['the wrong sign', plain, 'info1=70&z1=1.5&info2=140&z2=-3', 'surprise'],
    ['what the chances are of', plain, 'info1=70&z1=1', 'remaining'],
    ['only the final analysis remains', plain, 'info1=70&z1=1&info2=140&z2=1', 'lastRemains'],
  ])('%s', (_, plan, typed, key) => {
    expect(notesOf(plan, typed)).toContain(key)
  })

  test('a trial that goes as planned has none but what the chances are of', () => {
    expect(notesOf(plain, 'info1=68&z1=1.2&info2=135&z2=1.9')).toEqual(['lastRemains'])
    expect(notesOf(plain, 'info1=68&z1=1.2&info2=135&z2=1.9&info3=203&z3=2&stage=final')).toEqual([])
  })

  test('the gravest comes first', () => {
    const levels = resultOf(binding, 'info1=110&z1=-1&info2=120&z2=6').notes.map(({ level }) => level)
    expect(levels.slice(0, 2)).toEqual(['stop', 'caution'])
  })
})

describe('what cannot be used is said at its field', () => {
  test.each([
    ['info1=70&z1=1&info2=60&z2=1', 'info2', 'falls'],
    ['info1=70&z1=1&info2=71&z2=1', 'info2', 'tooClose'],
    ['info1=210&z1=1&info2=230&z2=1', 'info2', 'afterMaximum'],
    ['info1=70&z1=30', 'z1', 'impossibleZ'],
    ['info1=70&z1=a', 'z1', 'notZ'],
    ['info1=0.5&z1=1', 'info1', 'tooSmall'],
    ['info1=70.5&z1=1', 'info1', 'notInformation'],
    ['info1=1%25&z1=1', 'info1', 'tooSmall'],
    ['info1=300%25&z1=1', 'info1', 'tooLarge'],
    ['info1=9999&z1=1', 'info1', 'tooLarge'],
    ['z1=1', 'info1', 'missing'],
    ['info1=70&info2=140&z2=1', 'z1', 'missing'],
    ['info1=70&z1=1&info3=140&z3=1', 'info2', 'missing'],
    [`info1=${'7'.repeat(31)}&z1=1`, 'info1', 'tooLong'],
  ])('%s: %s, %s', (typed, field, code) => {
    const answer = ask(plain, typed)
    expect(answer.state === 'faulty' ? answer.faults : []).toContainEqual(
      expect.objectContaining({ field, code }),
    )
  })

  test('nothing typed is no fault', () => {
    expect(ask(plain, 'info1=&z1= &stage=final')).toEqual({ state: 'empty' })
  })
})

test('texts as people type them are read', () => {
  const found = resultOf('fixed=2000', 'info1=1,000&z1=−0.4').rows[0]
  expect(found).toContain('1,000')
  expect(found).toContain('−0.400')
})

test('a plan without a spending function, and one without a result, are refused', () => {
  expect(readPlan({ boundary: 'wangTsiatis' })).toEqual({ refusal: 'noSpending' })
  for (const plan of ['alpha=x', 'looks=9', 'power=3', 't1=99', 'fixed=999999', 'futility=pocock&power=20'])
    expect(readPlan(textsOf(plan))).toEqual({ refusal: 'notAPlan' })
})

const choices = (...options: string[]) => fc.constantFrom(...options)

const stops = choices('both', 'efficacy', 'futility')

const plans = fc.record({
  boundary: choices('obrienFleming', 'pocock', 'hwangShihDeCani', 'none'),
  ...{ stop1: stops, stop2: stops, stop3: stops, stop4: stops, stop5: stops },
  gamma: choices('-20', '-4', '0', '5'),
  looks: choices('2', '3', '6'),
  sides: choices('1', '2'),
  alpha: choices('0.00001', '0.001', '0.05', '0.4'),
  power: choices('50', '80', '99.99'),
  futility: choices('none', 'obrienFleming', 'pocock', 'hwangShihDeCani'),
  futilityGamma: choices('-20', '-2', '5'),
  binding: choices('no', 'yes'),
  harm: choices('byTest', 'none', 'obrienFleming', 'pocock', 'hwangShihDeCani'),
  harmLevel: choices('0.0001', '0.1', '0.4'),
  unit: choices('participants', 'means', 'proportions', 'survival'),
  fixed: choices('3', '200', '50000'),
})

const analyses = fc.array(fc.tuple(fc.integer({ min: 2, max: 40 }), fc.integer({ min: -100, max: 100 })), {
  minLength: 1,
  maxLength: 6,
})

test('random plans and analyses, at the limits too: every text is there, and no number is missing', () => {
  fc.assert(
    fc.property(plans, analyses, choices('interim', 'final'), (plan, steps, stage) => {
      if ('refusal' in readPlan(plan)) return
      let sum = 0
      const typed: Record<string, string> = { stage }
      for (const [i, [step, z]] of steps.entries()) {
        sum += step
        typed[`info${i + 1}`] = `${sum}%`
        typed[`z${i + 1}`] = String(z / 10)
      }
      expect(JSON.stringify(monitor({ plan, typed }))).not.toMatch(/NaN|Infinity|null/)
    }),
    { numRuns: 400, seed: 20261126 },
  )
})
