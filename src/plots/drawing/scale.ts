/** From a value of the data to a coordinate. */
export type Scale = (value: number) => number

type Pair = readonly [from: number, to: number]

export function linearScale([from, to]: Pair, [start, end]: Pair): Scale {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

/** The values must be positive. */
export function logScale([from, to]: Pair, range: Pair): Scale {
  const linear = linearScale([Math.log(from), Math.log(to)], range)
  return (value) => linear(Math.log(value))
}
