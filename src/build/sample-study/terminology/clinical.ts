import { performanceTexts } from '#src/sample-study/classifications.ts'
import { type CodeList, namesOf, type Terms } from './code-list.ts'

const analytes: Terms = {
  AFP: ['C74732', 'Alpha Fetoprotein'],
  ALB: ['C64431', 'Albumin'],
  ALP: ['C64432', 'Alkaline Phosphatase'],
  ALT: ['C64433', 'Alanine Aminotransferase'],
  AST: ['C64467', 'Aspartate Aminotransferase'],
  BILI: ['C38037', 'Bilirubin'],
  CREAT: ['C64547', 'Creatinine'],
  HGB: ['C64848', 'Hemoglobin'],
  INR: ['C64805', 'Prothrombin Intl. Normalized Ratio'],
  NEUT: ['C63321', 'Neutrophils'],
  PLAT: ['C51951', 'Platelets'],
}

const identifications: Terms = {
  TUMIDENT: ['C94523', 'Tumor Identification'],
}

const measurements: Terms = {
  LDIAM: ['C96684', 'Longest Diameter'],
  SUMDIAM: ['C96631', 'Sum of Diameter'],
  TUMSTATE: ['C96643', 'Tumor State'],
}

const childPugh: Terms = {
  CPS0101: ['C121068', 'CPS01-Encephalopathy Grade'],
  CPS0102: ['C121069', 'CPS01-Ascites'],
  CPS0103: ['C121070', 'CPS01-Serum Bilirubin'],
  CPS0104: ['C121071', 'CPS01-Serum Albumin'],
  CPS0105B: ['C121073', 'CPS01-PT, INR'],
  CPS0106: ['C121074', 'CPS01-Total Score'],
  CPS0107: ['C121075', 'CPS01-Grade'],
}

const performance: Terms = {
  ECOG101: ['C102408', 'ECOG1-Performance Status'],
}

const responses: Terms = {
  NTRGRESP: ['C94535', 'Non-target Response'],
  OVRLRESP: ['C96613', 'Overall Response'],
  TRGRESP: ['C94534', 'Target Response'],
}

/** The concepts of consecutive terms have consecutive numbers. */
const numbered = (first: number, terms: readonly string[]): Terms =>
  Object.fromEntries(terms.map((term, index) => [term, `C${first + index}`]))

/** Of a component of the Child-Pugh score: the list of its texts or of its points. */
const scoreList = (test: string, kind: 'ORRES' | 'STRESC', list: number, terms: Terms): CodeList => ({
  name: `Child-Pugh Classification Clinical Classification ${kind} for ${test} TN/TC`,
  code: `C${list}`,
  terms,
})

const points = ['1', '2', '3']

/** Lists of CDISC for laboratory, tumors, and response. */
export const clinicalLists: Readonly<Record<string, CodeList>> = {
  CPS01TC: {
    name: 'Child-Pugh Classification Clinical Classification Test Code',
    code: 'C120989',
    terms: childPugh,
  },
  CPS01TN: {
    name: 'Child-Pugh Classification Clinical Classification Test Name',
    code: 'C120988',
    terms: namesOf(childPugh),
  },
  ECOG1TC: {
    name: 'Eastern Cooperative Oncology Group Performance Status Clinical Classification Test Code',
    code: 'C101815',
    terms: performance,
  },
  ECOG1TN: {
    name: 'Eastern Cooperative Oncology Group Performance Status Clinical Classification Test Name',
    code: 'C101816',
    terms: namesOf(performance),
  },
  CPS0101OR: scoreList('CPS0101', 'ORRES', 208383, numbered(208495, ['none', '1 or 2', '3 or 4'])),
  CPS0101STR: scoreList('CPS0101', 'STRESC', 208390, numbered(208516, points)),
  CPS0102OR: scoreList('CPS0102', 'ORRES', 208384, numbered(208498, ['absent', 'slight', 'moderate'])),
  CPS0102STR: scoreList('CPS0102', 'STRESC', 208391, numbered(208519, points)),
  CPS0103OR: scoreList('CPS0103', 'ORRES', 208385, numbered(208501, ['<2', '2 to 3', '>3'])),
  CPS0103STR: scoreList('CPS0103', 'STRESC', 208392, numbered(208522, points)),
  CPS0104OR: scoreList('CPS0104', 'ORRES', 208386, numbered(208504, ['>3.5', '2.8 to 3.5', '<2.8'])),
  CPS0104STR: scoreList('CPS0104', 'STRESC', 208393, numbered(208525, points)),
  CPS0105BOR: scoreList('CPS0105B', 'ORRES', 208388, numbered(208510, ['<1.7', '1.7-2.3', '>2.3'])),
  CPS0105BSTR: scoreList('CPS0105B', 'STRESC', 208395, numbered(208531, points)),
  CPS0107OR: scoreList('CPS0107', 'ORRES', 208389, numbered(208513, ['A', 'B', 'C'])),
  CPS0107STR: scoreList('CPS0107', 'STRESC', 208396, numbered(208534, ['A', 'B', 'C'])),
  ECOG101OR: {
    name: 'Eastern Cooperative Oncology Group Performance Status Clinical Classification ORRES for ECOG101 TN/TC',
    code: 'C179943',
    terms: numbered(180249, performanceTexts),
  },
  ECOG101STR: {
    name: 'Eastern Cooperative Oncology Group Performance Status Clinical Classification STRESC for ECOG101 TN/TC',
    code: 'C179944',
    terms: numbered(180255, ['0', '1', '2', '3', '4']),
  },
  EVAL: { name: 'Evaluator', code: 'C78735', terms: { INVESTIGATOR: 'C25936' } },
  LBTESTCD: { name: 'Laboratory Test Code', code: 'C65047', terms: analytes },
  LBTEST: { name: 'Laboratory Test Name', code: 'C67154', terms: namesOf(analytes) },
  LOC: {
    name: 'Anatomical Location',
    code: 'C74456',
    terms: {
      'ADRENAL GLAND': 'C12666',
      BONE: 'C12366',
      LIVER: 'C12392',
      LUNG: 'C12468',
      'LYMPH NODE': 'C12745',
      PERITONEUM: 'C12770',
      'PORTAL VEIN': 'C33343',
    },
  },
  METHOD: { name: 'Method', code: 'C85492', terms: { 'CT SCAN': 'C17204', MRI: 'C16809' } },
  MHEDTTYP: {
    name: 'Medical History Event Date Type',
    code: 'C124301',
    terms: { 'INITIAL DIAGNOSIS': 'C156813' },
  },
  NRIND: {
    name: 'Reference Range Indicator',
    code: 'C78736',
    terms: { HIGH: 'C78800', LOW: 'C78801', NORMAL: 'C78727' },
  },
  ONCRSR: {
    name: 'Oncology Response Assessment Result',
    code: 'C96785',
    terms: { CR: 'C4870', NE: 'C62222', 'NON-CR/NON-PD': 'C96700', PD: 'C35571', PR: 'C18058', SD: 'C18213' },
  },
  ONCRTSCD: { name: 'Oncology Response Assessment Test Code', code: 'C96782', terms: responses },
  ONCRTS: { name: 'Oncology Response Assessment Test Name', code: 'C96781', terms: namesOf(responses) },
  SPECTYPE: {
    name: 'Specimen Type',
    code: 'C78734',
    terms: { BLOOD: 'C12434', PLASMA: 'C13356', SERUM: 'C13325' },
  },
  TRPROPRS: {
    name: 'Tumor or Lesion Properties Test Result',
    code: 'C124309',
    terms: { ABSENT: 'C48190', PRESENT: 'C25626', 'UNEQUIVOCAL PROGRESSION': '' },
  },
  TRTESTCD: { name: 'Tumor or Lesion Properties Test Code', code: 'C96779', terms: measurements },
  TRTEST: { name: 'Tumor or Lesion Properties Test Name', code: 'C96778', terms: namesOf(measurements) },
  TUIDRS: {
    name: 'Tumor or Lesion Identification Test Results',
    code: 'C123650',
    terms: { NEW: 'C94522', 'NON-TARGET': 'C94521', TARGET: 'C94520' },
  },
  TUTESTCD: { name: 'Tumor or Lesion Identification Test Code', code: 'C96784', terms: identifications },
  TUTEST: {
    name: 'Tumor or Lesion Identification Test Name',
    code: 'C96783',
    terms: namesOf(identifications),
  },
  'UNIT.LB': {
    name: 'Unit (LB)',
    code: 'C71620',
    terms: {
      '10^9/L': 'C67255',
      'g/dL': 'C64783',
      'g/L': 'C42576',
      'IU/mL': 'C67377',
      'mg/dL': 'C67015',
      RATIO: 'C44256',
      'U/L': 'C67456',
      'ug/L': 'C67306',
      'umol/L': 'C48508',
    },
  },
  'UNIT.TR': { name: 'Unit (TR)', code: 'C71620', terms: { mm: 'C28251' } },
}
