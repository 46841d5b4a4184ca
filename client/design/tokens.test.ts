import { describe, expect, test } from 'vitest'
import { themes } from './tokens.ts'

type Token = keyof (typeof themes)['normal']

/** @param color `#rrggbb` @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: Token[] = ['paper', 'sunk', 'field']

/** Each text color with its possible backgrounds. */
const texts: Partial<Record<Token, Token[]>> = {
  ink: [...grounds, 'accent-soft', 'data-soft'],
  muted: [...grounds, 'accent-soft'],
  accent: [...grounds, 'accent-soft'],
  'accent-strong': [...grounds, 'accent-soft'],
  data: ['paper', 'field'],
  danger: ['paper', 'field'],
  caution: ['paper', 'field'],
  'on-accent': ['accent', 'accent-strong'],
}

/** Borders of controls, focus rings, icons and lines of plots, with their possible backgrounds. */
const shapes: Partial<Record<Token, Token[]>> = {
  control: grounds,
  focus: [...grounds, 'accent-soft'],
  accent: [...grounds, 'accent-soft', 'data-soft'],
  data: [...grounds, 'accent-soft', 'data-soft'],
}

/** Pairs below the ratio, e.g. `ink on paper: 4.20`. */
function tooFaint(
  theme: keyof typeof themes,
  pairs: Partial<Record<Token, Token[]>>,
  least: number,
): string[] {
  const tokens: Record<string, string> = themes[theme]
  return Object.entries(pairs).flatMap(([name, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrast(tokens[name] ?? '', tokens[back] ?? '')
      return ratio >= least ? [] : [`${name} on ${back}: ${ratio.toFixed(2)}`]
    }),
  )
}

test('contrast is computed as WCAG defines it: black on white 21, #767676 on white 4.54', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(['normal', 'high', 'dark'] as const)('theme %s', (theme) => {
  test(`text: ${theme === 'high' ? '7' : '4.5'}:1 on everything it stands on`, () => {
    expect(tooFaint(theme, texts, theme === 'high' ? 7 : 4.5)).toEqual([])
  })

  test('controls, rings and lines of plots: 3:1', () => {
    expect(tooFaint(theme, shapes, 3)).toEqual([])
  })

  test('every colour is held to one of these, but for the hairlines that only part things', () => {
    const held = [texts, shapes].flatMap((pairs) =>
      Object.entries(pairs).flatMap(([name, backs]) => [name, ...backs]),
    )
    expect(Object.keys(themes[theme]).filter((name) => !held.includes(name))).toEqual(['line'])
  })
})

test('high contrast: hairlines part as black lines do, where shades are absent', () => {
  expect(contrast(themes.high.line, themes.high.paper)).toBeGreaterThanOrEqual(7)
})
