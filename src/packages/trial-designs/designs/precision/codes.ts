import type { DesignCodes } from '../../frame/codes.ts'

/** What this design says beside what designs share. */
export interface Codes extends DesignCodes {
  methods: 'aim' | 'aim.given' | 'sensitivity' | 'proportion' | 'mean' | 'rate'
  notes: 'exceeded' | 'exceeded.mean' | 'waldCovers' | 'wilsonCovers' | 'beyond' | 'lopsided' | 'fewEvents'
  parts:
    | 'p'
    | 'higherRate'
    | 'otherShare'
    | `${'estimate' | 'because'}.${'proportion' | 'mean' | 'rate'}`
    | `${'interval' | 'method'}.${'wilson' | 'wald' | 'mean' | 'rate'}`
    | 'point'
    | 'points'
  faults: never
  formulas: 'mean' | 'rate' | 'wald' | 'wilson' | 'quantile'
}
