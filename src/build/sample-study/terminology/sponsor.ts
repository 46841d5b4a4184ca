import { timeParameters } from '#src/sample-study/adam/adtte.ts'
import { arms, endOfTreatment, screening, study, visits } from '#src/sample-study/protocol.ts'
import { tumorVisits } from '#src/sample-study/recist.ts'
import { type CodeList, type ExternalList, namesOf, type Terms } from './code-list.ts'

/** @param pairs of a value and what it means */
const decoded = (pairs: Iterable<readonly [value: string | number, decode: string]>): Terms =>
  Object.fromEntries(Array.from(pairs, ([value, decode]) => [value, ['', decode]]))

const plain = (...values: readonly string[]): Terms => Object.fromEntries(values.map((value) => [value, '']))

const parameters = decoded(Object.entries(timeParameters))
const armList = Object.values(arms)
const visitList = [screening, ...visits, ...tumorVisits, endOfTreatment]

/** The lists of this study. */
export const sponsorLists: Readonly<Record<string, CodeList>> = {
  AEREL: { name: 'Causality', terms: plain('NOT RELATED', 'RELATED') },
  AGEGR1: { name: 'Pooled Age Group 1', terms: plain('<65', '>=65') },
  ARM: { name: 'Arm', terms: plain(...armList.map(({ name }) => name)) },
  ARMCD: { name: 'Arm Code', terms: decoded(armList.map(({ code, name }) => [code, name])) },
  ARMN: {
    name: 'Arm Number',
    type: 'integer',
    terms: decoded(armList.map(({ number, name }) => [number, name])),
  },
  BCLC: { name: 'BCLC Stage', terms: plain('A', 'B', 'C', 'D') },
  BCLCN: { name: 'BCLC Stage Test Name', terms: plain('BCLC Stage') },
  BCLCTC: { name: 'BCLC Stage Test Code', terms: { BCLCSTG: ['', 'BCLC Stage'] } },
  CMCAT: {
    name: 'Category for Medication',
    terms: plain('PRIOR ANTICANCER THERAPY', 'SUBSEQUENT ANTICANCER THERAPY'),
  },
  CMRSDISC: {
    name: 'Reason the Prior Therapy Was Discontinued',
    terms: plain('ADVERSE EVENT', 'PROGRESSIVE DISEASE'),
  },
  CNSDTDSC: {
    name: 'Censor Date Description',
    terms: plain(
      'LAST ADEQUATE ASSESSMENT',
      'LAST KNOWN ALIVE',
      'RANDOMIZATION',
      'START OF NEW ANTICANCER THERAPY',
    ),
  },
  CNSR: {
    name: 'Censor',
    type: 'integer',
    terms: decoded([
      [0, 'Event'],
      [1, 'Censored'],
      [2, 'Censored at a new anticancer therapy'],
      [3, 'Censored before two missed assessments'],
      [4, 'Censored at randomization, without an assessment'],
    ]),
  },
  DVCAT: { name: 'Category for Protocol Deviation', terms: plain('MAJOR', 'MINOR') },
  DVDECOD: {
    name: 'Protocol Deviation',
    terms: plain(
      'CONSENT PROCEDURE',
      'DOSING ERROR',
      'ELIGIBILITY CRITERION NOT MET',
      'EXCLUDED MEDICATION',
      'KEY VISIT MISSED',
      'VISIT OUT OF WINDOW',
      'WRONG STRATUM',
    ),
  },
  EVNTDESC: {
    name: 'Event or Censoring Description',
    terms: plain(
      'ALIVE AT DATA CUT',
      'DEATH',
      'DISEASE PROGRESSION',
      'LEFT THE STUDY, COUNTED AS DEATH',
      'LOST TO FOLLOW-UP',
      'NEW ANTICANCER THERAPY',
      'NO ASSESSMENT AFTER RANDOMIZATION',
      'TWO OR MORE ASSESSMENTS MISSED',
      'WITHDRAWAL BY SUBJECT',
      'WITHOUT PROGRESSION AT THE LAST ASSESSMENT',
    ),
  },
  MHCAT: {
    name: 'Category for Medical History',
    terms: plain('EXTENT OF DISEASE', 'OTHER CONDITIONS', 'PRIMARY DIAGNOSIS', 'UNDERLYING LIVER DISEASE'),
  },
  MHTERM: {
    name: 'Medical History',
    terms: plain(
      'ALCOHOL-RELATED LIVER DISEASE',
      'ARTERIAL HYPERTENSION',
      'CHRONIC HEPATITIS B',
      'CHRONIC HEPATITIS C',
      'CIRRHOSIS',
      'ESOPHAGEAL VARICES',
      'EXTRAHEPATIC SPREAD',
      'HEPATOCELLULAR CARCINOMA',
      'LIVER DISEASE OF UNKNOWN CAUSE',
      'METABOLIC DYSFUNCTION-ASSOCIATED STEATOHEPATITIS',
      'TYPE 2 DIABETES',
    ),
  },
  PARAM: { name: 'Parameter', terms: namesOf(parameters) },
  PARAMCD: { name: 'Parameter Code', terms: parameters },
  PRCDTH: {
    name: 'Primary Cause of Death',
    terms: plain('ADVERSE EVENT', 'DISEASE PROGRESSION', 'OTHER', 'UNKNOWN'),
  },
  PRTRT: {
    name: 'Prior Local Therapy',
    terms: plain('ABLATION OF LIVER TUMOR', 'RESECTION OF LIVER TUMOR', 'TRANSARTERIAL CHEMOEMBOLIZATION'),
  },
  'QNAM.CM': {
    name: 'Qualifier Variable Name (CM)',
    terms: { CMBRESP: ['', 'Best Response to Prior Therapy'] },
  },
  QNAM: {
    name: 'Qualifier Variable Name',
    terms: { MVI: ['', 'Macrovascular Invasion at Randomization'] },
  },
  REGION: { name: 'Region', terms: plain('Europe', 'Israel') },
  RSCAT: {
    name: 'Category for Response',
    terms: plain('BCLC', 'CHILD-PUGH CLASSIFICATION', 'ECOG', 'RECIST 1.1'),
  },
  STRATA: {
    name: 'Strata Used for Randomization',
    terms: plain('Europe, N', 'Europe, Y', 'Israel, N', 'Israel, Y'),
  },
  TOXGR: {
    name: 'Toxicity Grade (CTCAE)',
    terms: decoded([
      [1, 'Mild'],
      [2, 'Moderate'],
      [3, 'Severe'],
      [4, 'Life-threatening'],
      [5, 'Death'],
    ]),
  },
  VISIT: { name: 'Visit Name', terms: plain(...visitList.map(({ name }) => name)) },
  VISITNUM: {
    name: 'Visit Number',
    type: 'integer',
    terms: decoded(visitList.map(({ number, name }) => [number, name])),
  },
}

/** The dictionary of adverse events has had one version. */
export const externalLists: Readonly<Record<string, ExternalList>> = {
  COUNTRY: { name: 'Country (alpha-3)', dictionary: 'ISO 3166', version: '2020' },
  NULLFLAVOR: { name: 'Null Flavor', dictionary: 'ISO 21090', version: '2011' },
  SAMPLEDICT: {
    name: 'Adverse Events',
    dictionary: `${study.id} dictionary of adverse events`,
    version: '1',
  },
}
