export type Point = readonly [x: number, y: number]

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** As precise as a screen shows a coordinate. */
export const tenth = (value: number) => rounded(value, 1)

/** The shortest form that SVG reads: without the zero before the point. */
const short = (value: number) => `${value}`.replace(/^(-?)0\./, '$1.')

function move([dx, dy]: Point): string {
  if (dy === 0) return `h${short(dx)}`
  return dx === 0 ? `v${short(dy)}` : `l${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`
}

function isOnward([dx, dy]: Point, [lastX, lastY]: Point): boolean {
  return (dx === 0 && lastX === 0 && dy * lastY > 0) || (dy === 0 && lastY === 0 && dx * lastX > 0)
}

/**
 * Rounds before it subtracts, so that errors do not add up along the line. Relative moves and
 * joined steps keep the document small.
 */
export function linePath(places: readonly Point[], decimals = 1): string {
  const [first = [0, 0], ...others] = places.map(
    ([x, y]): Point => [rounded(x, decimals), rounded(y, decimals)],
  )
  const moves: Point[] = []
  let last = first
  for (const here of others) {
    const step: Point = [rounded(here[0] - last[0], decimals), rounded(here[1] - last[1], decimals)]
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

/** Each value holds until the next place. */
export function stairs(places: readonly Point[]): Point[] {
  return places.flatMap(([x, y], i) => {
    const before = places[i - 1]
    return before ? [[x, before[1]] as const, [x, y] as const] : [[x, y] as const]
  })
}

export function areaPath(upper: readonly Point[], lower: readonly Point[], decimals = 1): string {
  return `${linePath([...upper, ...lower.toReversed()], decimals)}z`
}

/** With a round line cap, a stroke of length 0 is a dot. */
export const dotsPath = (places: readonly Point[]) => strokesPath(places, 0, 0)

/**
 * Short strokes, e.g. ticks. A line begins relative to the end of the one before it, which is
 * shorter if they are near each other.
 */
export function strokesPath(places: readonly Point[], dx: number, dy: number): string {
  const isDot = dx === 0 && dy === 0
  let end: Point | undefined
  const strokes = places.map(([x, y]) => {
    const [from, here] = [end, [tenth(x), tenth(y)] as const]
    end = [here[0] + dx, here[1] + dy]
    if (!from || isDot) return `M${here[0]} ${here[1]}${move([dx, dy])}`
    const [stepX, stepY] = [short(tenth(here[0] - from[0])), short(tenth(here[1] - from[1]))]
    return `m${stepX}${stepY.startsWith('-') ? '' : ' '}${stepY}${move([dx, dy])}`
  })
  return strokes.join('')
}
