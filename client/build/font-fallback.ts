/** Of Assistant, as a share of the font size (`hhea` table). */
const line = { ascent: 1.021, descent: 0.287 }

const weights = { regular: '200 499', semibold: '500 650', bold: '651 900' }

const weightNames = ['regular', 'semibold', 'bold'] as const

type Subset = 'hebrew' | 'latin'
type Widths = Record<keyof typeof weights, number>

/** The space of Assistant is much narrower than that of other fonts, so it needs another scale. */
const spaceRange = 'U+20,U+A0'

interface Fallback {
  family: string
  latin: string[]
  hebrew: string[]
  /** Width of the site's copy in Assistant divided by its width in the local font. */
  widths: Record<Subset | 'space', Widths>
}

/** Fonts in one list have equal widths. The browser uses the first that is installed. */
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

/** Local fonts scaled to Assistant, so that lines break at the same places without it. */
export function fallbackFaces(ranges: Record<Subset, string>): string[] {
  return fallbacks.flatMap(({ family, latin, hebrew, widths }) =>
    weightNames.flatMap((weight) => [
      face(family, latin, weight, widths.latin[weight], ranges.latin),
      // If ranges overlap, the last face is used.
      face(family, latin, weight, widths.space[weight], spaceRange),
      face(family, hebrew, weight, widths.hebrew[weight], ranges.hebrew),
    ]),
  )
}
