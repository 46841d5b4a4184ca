import { groupSequential } from '@marom/trial-designs/group-sequential'
import { describe, expect, test } from 'vitest'
import { simulated } from '#src/packages/trial-designs/testing/simulated.ts'
import { drawPaths } from '#src/study-design/shown/draw-paths.ts'

type Texts = Record<string, string>

const futilityOnly = { fixed: '300', boundary: 'none', futility: 'pocock', power: '90' }
const mixed = { fixed: '300', futility: 'pocock', looks: '4', stop1: 'futility', stop2: 'efficacy' }

function answerOf(texts: Texts) {
  const answer = groupSequential.answer(texts)
  if (!answer.isResult || !answer.table) throw new Error(`${JSON.stringify(texts)} has no result.`)
  return { ...answer, table: answer.table }
}

const columnOf = ({ table }: ReturnType<typeof answerOf>, name: string) =>
  table.rows.map((row) => row[table.columns.indexOf(name)])

describe('what is shown', () => {
  test('a look without a boundary has no value there, in the table, the picture and the quantities', () => {
    const answer = answerOf(mixed)
    expect(columnOf(answer, 'z').map((z) => z !== null)).toEqual([false, true, true, true])
    expect(columnOf(answer, 'pTwo')[0]).toBeNull()
    expect(columnOf(answer, 'futilityZ').map((z) => z !== null)).toEqual([true, false, true, true])
    expect(answer.boundaries?.boundaries.map(({ looks }) => looks.map(({ z }) => z))).toEqual(
      ['z', 'futilityZ'].map((name) => columnOf(answer, name)),
    )
    const { z1, z2, futility1, futility2, futility3 } = answer.values
    expect([z1, futility2]).toEqual([undefined, undefined])
    for (const bound of [z2, futility1, futility3]) expect(bound).toBeTypeOf('number')
    expect(JSON.stringify(answer.tables)).not.toMatch(/Infinity/)
  })

  test('the tables of a plan for futility only', () => {
    const answer = answerOf(futilityOnly)
    const [chances, conditional] = answer.tables
    const powerByThen = chances?.rows.map((row) => row[chances.columns.indexOf('powerByThen')])
    expect(powerByThen).toEqual([0, 0, answer.values.power])
    expect(conditional?.labels).toEqual(['atFutility', 'atFutility'])
  })

  test.each([
    [futilityOnly, ['plain.looksAtEnd', 'efficacyAtEnd', 'nonbinding']],
    [{ ...futilityOnly, binding: 'yes' }, ['plain.looksAtEnd', 'efficacyAtEnd', 'binding']],
    [mixed, ['plain.looks', 'efficacy', 'noEfficacyAt', 'nonbinding', 'noFutilityAt']],
    [{ ...mixed, stop2: 'both' }, ['plain.looks', 'efficacy', 'noEfficacyAt', 'nonbinding']],
    [{ fixed: '300', boundary: 'none', harm: 'pocock' }, ['plain.looksAtEnd', 'efficacyAtEnd', 'harm']],
  ])('%j: the paragraph says %j', (texts: Texts, keys) => {
    expect(
      answerOf(texts)
        .methods.map(({ key }) => key)
        .slice(0, keys.length),
    ).toEqual(keys)
  })

  test('futility only: a note says what it costs and spares', () => {
    const { notes, values } = answerOf(futilityOnly)
    const { facts } = notes.find(({ key }) => key === 'futilityOnly') ?? {}
    expect(facts).toMatchObject({
      cost: `${((values.inflation ?? 0) * 100 - 100).toFixed(1)}%`,
      maximum: { facts: { count: String(values.maximum) } },
      expectedNull: (values.expectedNull ?? 0).toFixed(1),
    })
    expect(answerOf(mixed).notes.map(({ key }) => key)).not.toContain('futilityOnly')
  })

  test('the formulas are those of the looks', () => {
    expect(answerOf(futilityOnly).formula).toEqual(
      expect.arrayContaining(['upper', 'whole', 'efficacyAtEnd', 'futilitySpent']),
    )
    const gapped = ['spentSoFar', 'efficacyGap', 'futilitySoFar', 'futilityGap']
    expect(answerOf(mixed).formula).toEqual(expect.arrayContaining(gapped))
    expect(answerOf({ ...mixed, boundary: 'wangTsiatis' }).formula).toEqual(
      expect.arrayContaining(['whole', 'efficacyWangTsiatis', 'efficacyGap']),
    )
    for (const key of gapped) expect(answerOf({ futility: 'pocock' }).formula).not.toContain(key)
  })

  test('R names the looks; SAS has no such plan', () => {
    const { r, sas } = answerOf(mixed)
    expect(r).toContain('testUpper = c(FALSE, TRUE, TRUE, TRUE)')
    expect(r).toContain('testLower = c(TRUE, FALSE, TRUE, TRUE)')
    expect(sas).toBeUndefined()
  })

  test.each([
    [{ boundary: 'none' }, 'futility', 'neverStops'],
    [{ futility: 'pocock', stop1: 'efficacy', stop2: 'efficacy' }, 'futility', 'noFutilityLook'],
    [{ futility: 'pocock', harm: 'pocock', stop2: 'efficacy' }, 'stop2', 'harmWithoutFutility'],
  ])('%j is refused', (texts: Texts, field, code) => {
    expect(groupSequential.answer({ fixed: '300', ...texts })).toMatchObject({ faults: [{ field, code }] })
  })

  test('a plan far larger than it needs to be has a power of nearly 1', () => {
    for (const texts of [futilityOnly, mixed]) {
      const { power = 0 } = answerOf({ ...texts, find: 'power', n: '900000' }).values
      expect(power).toBeGreaterThan(0.999)
      expect(power).toBeLessThanOrEqual(1)
    }
  })
})

describe.each([futilityOnly, { ...futilityOnly, binding: 'yes' }, mixed])('simulated: %j', (texts: Texts) => {
  const query = `group-sequential?${new URLSearchParams(texts)}`

  test.each(['power', 'typeOne', 'expectedAlternative', 'expectedNull'])(
    '%s is that of the formula',
    (name) => {
      const { value, formula, error } = simulated(query, name, 2000)
      expect(Math.abs(value - formula)).toBeLessThan(4 * error)
    },
  )

  test('no trial stops where it may not', () => {
    const { texts: found, bounds } = drawPaths({ texts, hasEffect: true, seed: 1 })
    expect(found['efficacyLine-0']).toBe('0')
    expect(found['at-0']).toBe(answerOf(texts).table.rows.length === 3 ? '33.3%' : '25%')
    expect(bounds.join()).not.toMatch(/NaN|Infinity/)
  })
})
