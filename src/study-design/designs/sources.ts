export const r = (call: string) => `R 4.2.2, ${call}`
export const rpact = (call: string) => `rpact 3.3.4, ${call}`
export const trialSize = (call: string) => `TrialSize 1.4.1, ${call}`
export const powerTost = (call: string) => `PowerTOST 1.5-6, ${call}`
export const clinfun = (call: string) => `clinfun 1.1.5, ${call}`
export const clusterPower = (call: string) => `clusterPower 0.7.0, ${call}`
export const gsDesign = (call: string) => `gsDesign 3.11.0.9003, ${call}`
/** Values in the tests of gsDesign, with the book or paper that they cite. */
export const gsDesignTests = (test: string) => gsDesign(`tests/testthat/${test}`)
export const sasOutput =
  'SAS 9.4 SEQDESIGN, output in gsDesign 3.11.0.9003, tests/benchmarks/SAS_nsurv_01.htm'
