import type { DesignCodes } from '../../frame/codes.ts'

/** What this design says beside what designs share. */
export interface Codes extends DesignCodes {
  methods: `aim.${'size' | 'chance' | 'risk'}` | 'size' | 'size.risk' | 'sensitivity' | 'found' | 'none'
  notes: 'smallestRisk'
  parts: 'once' | 'several' | 'smallestRisk' | 'lowerRisk' | 'binomial'
  faults: 'unreachable'
  formulas: 'one' | 'size' | 'several' | 'limit'
}
