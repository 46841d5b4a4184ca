import { type Random, seededRandom } from '@marom/statistics'

/** 1 is arm A, -1 arm B. */
type Arm = 1 | -1

function shuffledBlock(random: Random, size: number): Arm[] {
  const block = Array.from({ length: size }, (_, i): Arm => (i % 2 === 0 ? 1 : -1))
  return block
    .map((arm) => ({ arm, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ arm }) => arm)
}

/** The same number of participants by a coin, and by blocks of 4 or 6. */
export function exampleAllocations(participants: number): { simple: Arm[]; blocked: Arm[] } {
  const random = seededRandom(4)
  const simple = Array.from({ length: participants }, (): Arm => (random() < 0.5 ? 1 : -1))
  const blocked: Arm[] = []
  while (blocked.length < participants) blocked.push(...shuffledBlock(random, random() < 0.5 ? 4 : 6))
  return { simple, blocked: blocked.slice(0, participants) }
}
