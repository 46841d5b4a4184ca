export type Place = readonly [x: number, y: number]

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** A coordinate as fine as a screen shows it. */
export const tenth = (value: number) => rounded(value, 1)

/** A number as short as SVG reads it: without the zero before its point. */
const short = (value: number) => `${value}`.replace(/^(-?)0\./, '$1.')

/** One relative move, in the shortest command: along an axis, or to anywhere. */
function move([dx, dy]: Place): string {
  if (dy === 0) return `h${short(dx)}`
  return dx === 0 ? `v${short(dy)}` : `l${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`
}

/** Whether a move only goes on where the one before went, along the same axis. */
function isOnward([dx, dy]: Place, [lastX, lastY]: Place): boolean {
  return (dx === 0 && lastX === 0 && dy * lastY > 0) || (dy === 0 && lastY === 0 && dx * lastX > 0)
}

/**
 * The data of a path through places. Coordinates are rounded before they are subtracted, so that
 * errors do not add up along the line; relative moves keep the document small, and steps in one
 * direction are one.
 */
export function linePath(places: readonly Place[], decimals = 1): string {
  const [first = [0, 0], ...others] = places.map(
    ([x, y]): Place => [rounded(x, decimals), rounded(y, decimals)],
  )
  const moves: Place[] = []
  let last = first
  for (const here of others) {
    const step: Place = [rounded(here[0] - last[0], decimals), rounded(here[1] - last[1], decimals)]
    last = here
    if (step[0] === 0 && step[1] === 0) continue
    const before = moves.at(-1)
    if (before && isOnward(step, before))
      moves[moves.length - 1] = [
        rounded(before[0] + step[0], decimals),
        rounded(before[1] + step[1], decimals),
      ]
    else moves.push(step)
  }
  return `M${first[0]} ${first[1]}${moves.map(move).join('')}`
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

/**
 * Short strokes from each place, e.g. ticks; a stroke without length is a dot under a round line
 * cap.
 */
export function strokesPath(places: readonly Place[], dx: number, dy: number): string {
  return places.map(([x, y]) => `M${tenth(x)} ${tenth(y)}${move([dx, dy])}`).join('')
}
