import { type Boundaries, type Chance, percentText, probabilityText } from '@marom/trial-designs'
import { linePath, type Point, strokesPath } from '#src/plots/drawing/path.ts'
import { linearScale, type Scale } from '#src/plots/drawing/scale.ts'

/** In units of the view box. `client/study-design/look-handles.ts` reads it from the picture. */
export const box = { left: 30, top: 20, right: 334, bottom: 248 }

export const xScale = linearScale([0, 1], [box.left, box.right])

/** Values of Z beyond are drawn at the edge: an early boundary may be at 10. */
export function yScale([low, high]: Boundaries['range']): Scale {
  const scale = linearScale([low, high], [box.bottom, box.top])
  return (z) => scale(Math.max(low, Math.min(high, z)))
}

/** Where a look is: `33.3%`. */
export const fractionText = (fraction: number) => percentText(Number(fraction.toFixed(3)))

/** Where each look is. */
export const lookTexts = ({ boundaries: [first] }: Boundaries): Record<string, string> =>
  Object.fromEntries((first?.looks ?? []).map(({ fraction }, look) => [`at-${look}`, fractionText(fraction)]))

/** For each boundary its line, then its dots. */
export function boundPaths({ boundaries, range }: Boundaries): string[] {
  const y = yScale(range)
  return boundaries.flatMap(({ looks }) => {
    const points = looks.flatMap(({ fraction, z }): Point[] => (z === null ? [] : [[xScale(fraction), y(z)]]))
    return [linePath(points), strokesPath(points, 0, 0)]
  })
}

/**
 * By boundary, the chance to cross it by the formula; that to cross none is `noLine`. A boundary for
 * futility meets the first one at the last look, where a trial stops anyway.
 */
export function formulaTexts({ boundaries }: Boundaries, kind: keyof Chance): Record<string, string> {
  let left = 1
  const texts: Record<string, string> = {}
  const meeting = boundaries[0]?.looks.at(-1)?.z
  for (const [index, { name, looks }] of boundaries.entries()) {
    const crossed = looks.filter(({ z, fraction }) => index === 0 || fraction < 1 || z !== meeting)
    const chance = crossed.reduce((sum, look) => sum + look.chance[kind], 0)
    left -= chance
    texts[`formula-${name}`] = probabilityText(chance)
  }
  return { ...texts, 'formula-noLine': probabilityText(Math.max(0, left)) }
}
