import type { DesignCodes } from '../../frame/codes.ts'

/** What this design says beside what designs share. */
export interface Codes extends DesignCodes {
  methods:
    | 'exact'
    | 'normal'
    | 'exact.equalTails'
    | 'detect'
    | 'detect.found'
    | 'atLeast'
    | 'atMost'
    | 'outside'
    | 'never'
  notes:
    | `nearest.${'above' | 'below' | 'both' | 'either'}`
    | 'above'
    | 'below'
    | 'never'
    | 'approximate'
    | 'exactSize'
  parts: 'effect' | 'sameEffect' | 'smaller' | 'lowest' | 'highest' | 'binomial' | 'normal'
  faults: never
  formulas: 'exact' | 'critical' | 'binomial' | 'normal' | 'deviations'
}
