import type { DesignCodes } from '../../frame/codes.ts'

/** What this design says beside what designs share. */
export interface Codes extends DesignCodes {
  methods: 'hypothesis' | '2x2' | '2x2x4' | 'parallel' | 'floor' | 'analysis' | 'analysisSet' | 'dropoutArms'
  notes: 'found.gmr' | 'found.cv' | 'floor' | 'tooFew' | 'highlyVariable' | 'narrow' | 'optimistic'
  parts:
    | 'gmr'
    | 'sourced'
    | 'either'
    | 'lowestGmr'
    | 'largestCv'
    | 'largerCv'
    | 'furtherRatio'
    | 'sequences'
    | 'products'
    | 'evaluable'
    | 'least'
    | 'least.parallel'
    | 'owen'
  faults: 'anyCv' | 'lowerNotBelowOne' | 'upperNotAboveOne' | 'outsideLimits'
  formulas: 'owen' | 'range' | 'limits' | 'twoPeriods' | 'fourPeriods' | 'parallel' | 'deviation'
}
