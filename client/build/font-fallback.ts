/** Ascent and descent of Assistant in parts of its size (its `hhea` table). */
const line = { ascent: 1.021, descent: 0.287 }

/** `font-weight` descriptors of the three weights that pages use. */
const weights = { regular: '200 499', semibold: '500 650', bold: '651 900' }

const weightNames = ['regular', 'semibold', 'bold'] as const

type Subset = 'hebrew' | 'latin'
type Widths = Record<keyof typeof weights, number>

/** Assistant's space is much narrower than others', so it has a face of its own. */
const spaceRange = 'U+20,U+A0'

interface Fallback {
  family: string
  latin: string[]
  hebrew: string[]
  /**
   * How wide the site's own copy is in Assistant, in parts of its width in the local font (its bold
   * for 600 and 700).
   */
  widths: Record<Subset | 'space', Widths>
}

/**
 * Measured over all copy of the site. Fonts in one list have equal widths: the first that a machine
 * has is taken. Liberation Sans and Arimo are Arial's twins; the others are for Android and Linux.
 */
const fallbacks: Fallback[] = [
  {
    family: 'Assistant-fallback',
    latin: ['Arial', 'Liberation Sans', 'Arimo'],
    hebrew: ['Arial', 'Arimo'],
    widths: {
      latin: { regular: 0.944, semibold: 0.896, bold: 0.927 },
      space: { regular: 0.72, semibold: 0.72, bold: 0.72 },
      hebrew: { regular: 0.883, semibold: 0.84, bold: 0.87 },
    },
  },
  {
    family: 'Assistant-fallback-2',
    latin: ['Roboto'],
    hebrew: ['Noto Sans Hebrew'],
    widths: {
      latin: { regular: 0.936, semibold: 0.946, bold: 0.979 },
      space: { regular: 0.806, semibold: 0.805, bold: 0.805 },
      hebrew: { regular: 0.875, semibold: 0.848, bold: 0.877 },
    },
  },
  {
    family: 'Assistant-fallback-3',
    latin: ['DejaVu Sans'],
    hebrew: ['DejaVu Sans'],
    widths: {
      latin: { regular: 0.831, semibold: 0.753, bold: 0.779 },
      space: { regular: 0.629, semibold: 0.574, bold: 0.574 },
      hebrew: { regular: 0.875, semibold: 0.827, bold: 0.856 },
    },
  },
]

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

function face(family: string, locals: string[], weight: keyof Widths, width: number, range: string): string {
  const names = locals.map((name) => `local('${weight === 'regular' ? name : `${name} Bold`}')`)
  return `@font-face{font-family:${family};font-weight:${weights[weight]};src:${names};size-adjust:${percent(width)};ascent-override:${percent(line.ascent / width)};descent-override:${percent(line.descent / width)};line-gap-override:0%;unicode-range:${range}}`
}

/**
 * Local fonts scaled to Assistant's widths and line, per script and weight: a page keeps its lines
 * without it.
 */
export function fallbackFaces(ranges: Record<Subset, string>): string[] {
  return fallbacks.flatMap(({ family, latin, hebrew, widths }) =>
    weightNames.flatMap((weight) => [
      face(family, latin, weight, widths.latin[weight], ranges.latin),
      // Of faces whose ranges overlap the last one counts.
      face(family, latin, weight, widths.space[weight], spaceRange),
      face(family, hebrew, weight, widths.hebrew[weight], ranges.hebrew),
    ]),
  )
}
