import type { DesignCodes } from '../../frame/codes.ts'

/** What this design says beside what designs share. */
export interface Codes extends DesignCodes {
  methods: 'hypothesis' | 'hypothesis.power' | 'hypothesis.p1' | 'stages' | 'properties'
  notes: 'found' | 'aboveAlpha' | 'idle' | 'larger' | 'noSaving' | 'late'
  parts: 'bothRates' | 'optimal' | 'minimax' | 'lowerRate' | 'lowestRate' | 'binomial' | 'simon'
  faults: 'stages' | 'tooLenient' | 'tooManyPlans'
  formulas: 'chance' | 'binomial' | 'errors' | 'expected'
}
