import { pathsOf } from '@marom/trial-designs/simulation'
import { describe, expect, test } from 'vitest'
import { drawPaths } from './draw-paths.ts'

const outcomes = ['efficacyLine', 'futilityLine', 'harmLine', 'noLine']

const asked = { hasEffect: true, seed: 1 }

describe.each<Record<string, string>>([
  {},
  { t1: '40' },
  { unit: 'events', looks: '2' },
  { futility: 'pocock', harm: 'pocock', looks: '5' },
  { find: 'followUp', unit: 'survival', n: '400' },
])('%j', (texts) => {
  const drawn = drawPaths({ ...asked, texts })
  const counted = (name: string) => Number(drawn.texts[`count-${name}`] ?? 0)

  test('each trial has one line and one outcome, at one look', () => {
    expect(outcomes.map(counted).reduce((sum, count) => sum + count)).toBe(300)
    for (const name of outcomes) expect(drawn.lines[name]?.length ?? 0, name).toBe(counted(name))
    for (const name of outcomes.slice(0, 3)) {
      const byLook = [0, 1, 2, 3, 4, 5].map((look) => Number(drawn.texts[`${name}-${look}`] ?? 0))
      expect(byLook.reduce((sum, count) => sum + count)).toBe(counted(name))
    }
  })

  test('the share is that of the trials that cross, and its interval has it', () => {
    const share = Number.parseFloat(drawn.texts.share ?? '')
    expect(share).toBeCloseTo(counted('efficacyLine') / 3, 1)
    const [lower = 0, upper = 0] = (drawn.texts.interval ?? '').split('–').map(Number.parseFloat)
    expect(lower).toBeLessThan(share)
    expect(upper).toBeGreaterThan(share)
  })

  test('the chances by the formula: together 100%, with the planned power', () => {
    const chances = outcomes.map((name) =>
      Number((drawn.texts[`formula-${name}`] ?? '0').replace(/[<%]/g, '')),
    )
    expect(Math.abs(chances.reduce((sum, chance) => sum + chance) - 100)).toBeLessThan(0.3)
    expect(chances[0]).toBeGreaterThan(79.9)
    expect(chances[0]).toBeLessThan(81.5)
  })

  test('lines are within the picture', () => {
    for (const d of [...drawn.bounds, ...Object.values(drawn.lines).flat()])
      expect(d).not.toMatch(/NaN|Infinity|undefined/)
  })
})

test('no effect: by the formula the level of each side, wherever a look is', () => {
  for (const t1 of ['10', '33', '60']) {
    const { texts } = drawPaths({ texts: { t1 }, hasEffect: false, seed: 1 })
    expect([texts['formula-efficacyLine'], texts['formula-harmLine']]).toEqual(['2.5%', '2.5%'])
    expect(Number(texts['count-efficacyLine'])).toBeLessThan(20)
  }
})

test('the same seed, the same lines', () => {
  expect(drawPaths({ ...asked, texts: {} })).toEqual(drawPaths({ ...asked, texts: {} }))
  expect(drawPaths({ ...asked, texts: {} })).not.toEqual(drawPaths({ ...asked, texts: {}, seed: 2 }))
})

test.each<Record<string, string>>([
  { looks: '9' },
  { t1: '80', t2: '20' },
  { unit: 'participants', fixed: '5000000' },
])('%j: no picture', (texts) => {
  expect(() => drawPaths({ ...asked, texts })).toThrow('refused')
})

test('larger trials: fewer lines, and never less than thirty', () => {
  expect([200, 10_000, 40_000, 1_000_000].map((maximum) => pathsOf({ maximum }))).toEqual([300, 300, 100, 30])
})
