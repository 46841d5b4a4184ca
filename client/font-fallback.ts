/** Ascent and descent of Assistant in parts of its size (its `hhea` table). */
const line = { ascent: 1.021, descent: 0.287 }

/** `font-weight` descriptors of the three weights that pages use. */
const weights = { regular: '200 499', semibold: '500 650', bold: '651 900' }

type Subset = 'hebrew' | 'latin'
type Widths = Record<keyof typeof weights, number>

interface Fallback {
  family: string
  subset: Subset
  /** Fonts of equal widths: the first that a machine has is taken. */
  locals: string[]
  /** How wide the site's own copy is in Assistant, in parts of its width in the local font (its bold for 600 and 700). */
  widths: Widths
}

/**
 * Measured over all copy of the site, spaces and digits in the Latin face. Liberation Sans and Arimo have Arial's widths, so Arimo stood for Arial's
 * Hebrew. The others are for machines whose Arial is missing, or has no Hebrew: Android, Linux.
 */
const fallbacks: Fallback[] = [
  {
    family: 'Assistant-fallback',
    subset: 'latin',
    locals: ['Arial', 'Liberation Sans', 'Arimo'],
    widths: { regular: 0.925, semibold: 0.88, bold: 0.909 },
  },
  {
    family: 'Assistant-fallback',
    subset: 'hebrew',
    locals: ['Noto Sans Hebrew', 'Arial'],
    widths: { regular: 0.857, semibold: 0.83, bold: 0.858 },
  },
  {
    family: 'Assistant-fallback-2',
    subset: 'latin',
    locals: ['Roboto'],
    widths: { regular: 0.927, semibold: 0.936, bold: 0.966 },
  },
  {
    family: 'Assistant-fallback-3',
    subset: 'latin',
    locals: ['DejaVu Sans'],
    widths: { regular: 0.812, semibold: 0.736, bold: 0.76 },
  },
  {
    family: 'Assistant-fallback-3',
    subset: 'hebrew',
    locals: ['DejaVu Sans'],
    widths: { regular: 0.848, semibold: 0.811, bold: 0.846 },
  },
]

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

function face({ family, locals, widths }: Fallback, weight: keyof Widths, range: string): string {
  const width = widths[weight]
  const names = locals.map((name) => `local('${weight === 'regular' ? name : `${name} Bold`}')`)
  return `@font-face{font-family:${family};font-weight:${weights[weight]};src:${names};size-adjust:${percent(width)};ascent-override:${percent(line.ascent / width)};descent-override:${percent(line.descent / width)};line-gap-override:0%;unicode-range:${range}}`
}

/** Local fonts scaled to Assistant's widths and line, per script and weight: nothing moves when the font arrives. */
export function fallbackFaces(ranges: Record<Subset, string>): string[] {
  return fallbacks.flatMap((fallback) =>
    (['regular', 'semibold', 'bold'] as const).map((weight) =>
      face(fallback, weight, ranges[fallback.subset]),
    ),
  )
}
