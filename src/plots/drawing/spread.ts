/**
 * Moves places apart, as little as possible (least squares), and keeps their order: the
 * pool-adjacent-violators algorithm for the places minus `least` times their rank. Barlow RE et al.
 * Statistical Inference under Order Restrictions. Wiley, 1972.
 * @param places ascending
 * @param least the smallest distance between neighbors, in the unit of the places
 */
export function spread(places: readonly number[], least: number): number[] {
  const blocks: { mean: number; size: number }[] = []
  for (const [rank, place] of places.entries()) {
    let block = { mean: place - least * rank, size: 1 }
    for (let last = blocks.at(-1); last && last.mean > block.mean; last = blocks.at(-1)) {
      blocks.pop()
      const size = last.size + block.size
      block = { mean: (last.mean * last.size + block.mean * block.size) / size, size }
    }
    blocks.push(block)
  }
  return blocks
    .flatMap(({ mean, size }) => Array<number>(size).fill(mean))
    .map((mean, rank) => mean + least * rank)
}
