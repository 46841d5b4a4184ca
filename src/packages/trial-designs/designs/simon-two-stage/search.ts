import { once } from '../../frame/once.ts'
import { smallestEnough } from '../../frame/root-finding.ts'
import type { Stages } from './chances.ts'
import { mostParticipants } from './inputs.ts'
import { Question, rounding, type TwoStage, type TwoStageQuestion } from './question.ts'

/** Of the designs with n participants the one with the smallest expected size. */
function bestOf(question: Question, n: number): Stages | null {
  let found: Stages | null = null
  let least = n
  for (let n1 = 1; n1 < least; n1++) {
    const most = question.largest(n1)
    if (most < 0 || question.expectedSize({ r1: most, n1, n }) >= least) continue
    // For a smaller r, more may stop early.
    for (let r1 = -1, r = question.largest(n); r >= 0 && r1 < most; r--) {
      if (question.isHopeless({ r1: most, n1, r, n })) break
      r1 = question.bestStop({ n1, r, n }, Math.min(most, r))
      const stages = { r1, n1, r, n }
      if (r1 < 0 || question.expectedSize(stages) >= least || !question.keepsLevel(stages)) continue
      found = stages
      least = question.expectedSize(stages)
    }
  }
  return found
}

/** A first stage that decides alone, and one participant who changes nothing. */
function degenerate(question: Question, singleStage: number): Stages {
  const r = question.largest(singleStage)
  return { r1: r, n1: singleStage, r, n: singleStage + 1 }
}

function searchMinimax(question: Question, lowest: number, singleStage: number): Stages {
  for (let n = lowest; n <= singleStage + 1; n++) {
    const found = bestOf(question, n)
    if (found) return found
  }
  return degenerate(question, singleStage)
}

/** The smallest n of a design of these stages. The loop takes a step for each r. */
function smallestSize(
  question: Question,
  { r1, n1 }: Pick<Stages, 'r1' | 'n1'>,
  { lowest, most, guess }: { lowest: number; most: number; guess: number },
): Stages | null {
  let n = smallestEnough((size) => question.canSucceed({ r1, n1, n: size }), {
    lowest: Math.max(n1 + 1, lowest),
    most,
    guess,
  })
  while (n <= most) {
    const stages = { r1, n1, r: question.bestTotal({ r1, n1, n }).r, n }
    if (question.keepsLevel(stages)) return stages
    // With this r a larger n only raises the level.
    const isEnough = (size: number) => question.isEnough({ ...stages, r: stages.r + 1, n: size })
    n = smallestEnough(isEnough, { lowest: n + 1, most, guess: n + 1 })
  }
  return null
}

/**
 * Of designs with the same expected size, the one with fewer participants. It skips only sizes that
 * cannot have a smaller expected size than the best so far. Null if that may be a design of more than
 * `mostParticipants`.
 */
function searchOptimal(question: Question, lowest: number, singleStage: number): Stages | null {
  let found = degenerate(question, singleStage)
  let least = question.expectedSize(found) * (1 + rounding)
  let leastBeyond = Number.POSITIVE_INFINITY
  function improve(n1: number, largest: number): void {
    for (let r1 = question.largest(n1); r1 >= 0; r1--) {
      const most = Math.min(largest, question.largestSize(r1, n1, least))
      if (most < lowest) break
      if (most <= n1) continue
      // Most stages fail at once at `most`. Where they seldom go on, it is far above what is needed.
      const guess = Math.min(most, 2 * singleStage)
      const sizes = { lowest, most: Math.min(most, mostParticipants), guess }
      const stages = smallestSize(question, { r1, n1 }, sizes)
      if (!stages && most > mostParticipants)
        leastBeyond = Math.min(leastBeyond, question.expectedSize({ r1, n1, n: mostParticipants + 1 }))
      if (!stages) continue
      const expected = question.expectedSize(stages)
      if (expected < least * (1 - 2 * rounding) || stages.n <= found.n) found = stages
      least = Math.min(least, expected * (1 + rounding))
    }
  }
  const likely = Math.ceil(0.45 * lowest)
  // While nothing good is found yet, the largest size of interest may be very large.
  improve(likely, Math.ceil(1.25 * singleStage))
  // Every sixteenth first, from the middle outward: the better the best so far, the less is left to try.
  for (const offset of [0, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15])
    for (let step = offset; step < singleStage; step += 16)
      // A first stage as large as the expected size saves nothing.
      for (const n1 of new Set([likely - step, likely + step]))
        if (n1 >= 1 && n1 < least) improve(n1, Number.POSITIVE_INFINITY)
  return leastBeyond <= least ? null : found
}

/**
 * Simon's two-stage designs for p0 < p1, each searched when it is asked for: `optimal` has the
 * smallest expected size under p0, null if it may have more than `mostParticipants`; `minimax` has the
 * fewest participants, and of such designs the smallest expected size. Source: Simon R. Control Clin Trials 1989;10:1-10.
 * @param asked rates between 0 and 1, alpha for one side, power above alpha
 * @param singleStage size of an exact test in one stage that keeps both errors, in some hundreds:
 * the work grows with its square
 */
export function twoStageDesigns(
  asked: TwoStageQuestion,
  singleStage: number,
): Record<'optimal' | 'minimax', () => TwoStage | null> {
  const question = new Question(asked)
  // With fewer participants even all of them responding is too likely under p0.
  const fewest = Math.ceil(Math.log(asked.alpha) / Math.log(asked.p0) - 1e-9)
  const most = Math.max(2, singleStage)
  const sizes = { lowest: Math.min(most, Math.max(2, fewest)), most, guess: singleStage - 5 }
  const lowest = smallestEnough((n) => question.isPossible(n), sizes)
  return {
    optimal: once(() => {
      const found = searchOptimal(question, lowest, singleStage)
      return found && question.described(found)
    }),
    minimax: once(() => question.described(searchMinimax(question, lowest, singleStage))),
  }
}
