export type Place = readonly [x: number, y: number]

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** One relative move, in the shortest command: along an axis, or to anywhere. */
function move(dx: number, dy: number): string {
  if (dy === 0) return `h${dx}`
  return dx === 0 ? `v${dy}` : `l${dx} ${dy}`
}

/**
 * The data of a path through places. Coordinates are rounded before they are subtracted, so that errors
 * do not add up along the line; relative moves keep the document small.
 */
export function linePath(places: readonly Place[], decimals = 1): string {
  let path = ''
  let last: Place | undefined
  for (const [x, y] of places) {
    const here: Place = [rounded(x, decimals), rounded(y, decimals)]
    if (!last) path = `M${here[0]} ${here[1]}`
    else if (here[0] !== last[0] || here[1] !== last[1])
      path += move(rounded(here[0] - last[0], decimals), rounded(here[1] - last[1], decimals))
    last = here
  }
  return path
}

/** The corners of a staircase: each value holds until the next place. */
export function stairs(places: readonly Place[]): Place[] {
  return places.flatMap(([x, y], i) => {
    const before = places[i - 1]
    return before ? [[x, before[1]] as const, [x, y] as const] : [[x, y] as const]
  })
}

/** The closed area between an upper and a lower line. */
export function areaPath(upper: readonly Place[], lower: readonly Place[], decimals = 1): string {
  return `${linePath([...upper, ...lower.toReversed()], decimals)}z`
}

/** Short strokes from each place, e.g. ticks; a stroke without length is a dot under a round line cap. */
export function strokesPath(places: readonly Place[], dx: number, dy: number): string {
  return places.map(([x, y]) => `M${rounded(x, 1)} ${rounded(y, 1)}${move(dx, dy)}`).join('')
}
