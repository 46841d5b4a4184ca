import type { Source } from '../frame/benchmark.ts'
import { versions as inCode } from '../frame/programs.ts'

/** The versions that were run. After a change, run all calls of the program again. */
const versions: Readonly<Record<string, string>> = {
  ...inCode,
  gsDesign2: '1.1.8',
  TrialSize: '1.4.1',
  clusterPower: '0.7.0',
  WebPower: '0.9.4',
  MESS: '0.5.12',
  presize: '0.3.7',
  epiR: '2.0.94',
  pwrss: '0.3.1',
  statsmodels: '0.15.0',
  SciPy: '1.17.1',
  powertools: '1.0.0',
  CRTSize: '1.2',
  ldbounds: '2.0.2',
  MKpower: '1.1',
}

/**
 * A call that was run for the list. It is whole code, for whoever has loaded the program, and gives the
 * numbers of its rows in their order: `test/study-design/bench/run-ledger.ts` runs them all.
 */
const run =
  (by: string) =>
  (call: string): Source => {
    const program = `${by} ${versions[by]}`
    return { kind: 'program', by, text: `${program}, ${call}`, program }
  }

export const r = run('R')
export const rpact = run('rpact')
export const gsDesign = run('gsDesign')
export const gsDesign2 = run('gsDesign2')
export const powerTost = run('PowerTOST')
export const trialSize = run('TrialSize')
export const clinfun = run('clinfun')
export const clusterPower = run('clusterPower')
export const webPower = run('WebPower')
export const mess = run('MESS')
export const presize = run('presize')
export const epiR = run('epiR')
export const pwr = run('pwr')
export const pwrss = run('pwrss')
export const statsmodels = run('statsmodels')
export const sciPy = run('SciPy')
export const powertools = run('powertools')
export const crtSize = run('CRTSize')
export const ldBounds = run('ldbounds')
export const mkPower = run('MKpower')

/** R code for the x between two numbers with which an expression has a value. */
export const rootInR = (expression: string, value: string, [from, to]: readonly [number, number]) =>
  `uniroot(function(x) ${expression} - ${value}, c(${from}, ${to}), tol = 1e-12)$root`

/** A value that a manual, a help page, a test suite or a vendor prints. */
const manual =
  (by: string, place: string) =>
  (text: string): Source => ({ kind: 'manual', by, text: `${place}${text}` })

/** The output of the examples of help pages, which the tests of R compare. */
export const rExamples = manual('R-tests', 'R, tests/Examples/stats-Ex.Rout.save (wch/r-source at 0044f6e): ')
export const helpPage = (program: string) =>
  manual(`${program}-help`, `${program} ${versions[program]}, help page of `)
export const rpactTests = (file: string) =>
  manual('rpact-tests', `rpact 4.1.0.9265, tests/testthat/${file}: `)
export const statsmodelsTests = manual(
  'statsmodels-tests',
  `statsmodels ${versions.statsmodels}, stats/tests/`,
)
export const gsDesignTests = manual('gsDesign-tests', `gsDesign ${versions.gsDesign}, tests/testthat/`)
export const superpowerVignette = manual('Superpower-vignette', 'Superpower 0.2.4, vignette ANCOVAs: ')
/** Computed by the package for the inputs of a table in a book (its help page says so). */
export const powerTostData = manual('PowerTOST-data', `PowerTOST ${versions.PowerTOST}, data set `)
export const sasOutput = manual(
  'SAS-output',
  'SAS 9.4 SEQDESIGN, output in ',
)(`gsDesign ${versions.gsDesign}, tests/benchmarks/SAS_nsurv_01.htm`)
export const sasManual = manual('SAS-manual', 'SAS/STAT User’s Guide, ')

/** 40 participants needed, 20 % lost: enroll 50. */
export const dropoutExample: Source = {
  kind: 'paper',
  by: 'Simon',
  text: 'Simon S. Be sure to account for dropouts in your sample size calculation. 29 December 2006, pmean.com/06/AccountForDropouts.html',
}

/** A paper or book as another project copied it; nobody here has opened the text itself. */
const transcription = (by: string, paper: string, copy: string): Source => ({
  kind: 'transcription',
  by,
  text: `${paper}, as transcribed in ${copy}`,
})

const reproduced = 'gosukehommaEX/bbssr, inst/reproduce/reproduce-published.R at f658826'

export const farringtonManning = (place: string) =>
  transcription('Farrington', `Farrington CP, Manning G. Stat Med 1990;9:1447-54, ${place}`, reproduced)
export const blackwelder = (place: string) =>
  transcription('Blackwelder', `Blackwelder WC. Control Clin Trials 1982;3:345-53, ${place}`, reproduced)
export const friede = (place: string) =>
  transcription(
    'Friede',
    `Friede T, Mitchell C, Müller-Velten G. Biom J 2007;49:903-16, ${place}`,
    reproduced,
  )
export const kieser = (place: string) =>
  transcription(
    'Kieser',
    `Kieser M. Methods and Applications of Sample Size Calculation and Recalculation in Clinical Trials. Springer 2020, ${place}`,
    reproduced,
  )
