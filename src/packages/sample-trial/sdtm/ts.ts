import { type Dataset, type Read, variable as v } from '../derive.ts'
import { planned } from '../design.ts'
import { type Casebook, entriesOf } from '../forms/entry.ts'
import { arms, sites, study } from '../protocol.ts'
import { standards } from '../standards.ts'

/** ISO 21090: infinite, not applicable, not available yet, unknown. */
type NullFlavor = 'PINF' | 'NA' | 'NAV' | 'UNK'

interface Value {
  text: string | ((read: Read) => string)
  /** Why there is no text. */
  flavor?: NullFlavor
  /** The terminology that the value is taken from. */
  reference?: string
  code?: string
}

interface Parameter extends Value {
  parameter: string
  name: string
  /** Counts the values of the parameter. */
  seq: number
}

/** CDISC controlled terminology. */
const codes: Readonly<Record<string, string>> = {
  'DOUBLE BLIND': 'C15228',
  BOTH: 'C49636',
  DRUG: 'C1909',
  EFFICACY: 'C49666',
  INTERVENTIONAL: 'C98388',
  mg: 'C28253',
  N: 'C49487',
  ORAL: 'C38288',
  PARALLEL: 'C82639',
  'PHASE II TRIAL': 'C15601',
  PLACEBO: 'C49648',
  QD: 'C25473',
  SAFETY: 'C49667',
  TABLET: 'C42998',
  TREATMENT: 'C49656',
  Y: 'C49488',
}

const cdisc = (text: Value['text']): Value => ({ text, reference: 'CDISC CT' })
const time = (text: Value['text']): Value => ({ text, reference: 'ISO 8601' })
const missing = (flavor: NullFlavor): Value => ({ text: '', flavor })

/** "Liver cell carcinoma (disorder)", of which "Hepatocellular carcinoma" is a synonym. */
const disease: Value = { text: 'Hepatocellular carcinoma', reference: 'SNOMED', code: '109841003' }

const countries = [...new Set(Object.values(sites).flatMap((list) => list.map(({ country }) => country)))]

/** No sponsor, registry, or class: the trial was never conducted, and its compound does not exist. */
const fixed: Readonly<Record<string, readonly [name: string, ...values: Value[]]>> = {
  ADAPT: ['Adaptive Design', cdisc('N')],
  ADDON: ['Added on to Existing Treatments', cdisc('Y')],
  AGEMAX: ['Planned Maximum Age of Subjects', missing('PINF')],
  AGEMIN: ['Planned Minimum Age of Subjects', time('P18Y')],
  CURTRT: ['Current Therapy or Treatment', { text: 'Best supportive care' }],
  DCUTDESC: ['Data Cutoff Description', { text: planned.cut }],
  DCUTDTC: ['Data Cutoff Date', time(study.dataCut)],
  DOSE: ['Dose per Administration', { text: String(study.dose) }],
  DOSFRM: ['Dose Form', cdisc('TABLET')],
  DOSFRQ: ['Dosing Frequency', cdisc('QD')],
  DOSU: ['Dose Units', cdisc('mg')],
  EXTTIND: ['Extension Trial Indicator', cdisc('N')],
  FCNTRY: [
    'Planned Country of Investigational Sites',
    ...countries.map((text) => ({ text, reference: 'ISO 3166' })),
  ],
  HLTSUBJI: ['Healthy Subject Indicator', cdisc('N')],
  INDIC: ['Trial Disease/Condition Indication', disease],
  INTMODEL: ['Intervention Model', cdisc('PARALLEL')],
  INTTYPE: ['Intervention Type', cdisc('DRUG')],
  LENGTH: ['Trial Length', time(planned.length)],
  NARMS: ['Planned Number of Arms', { text: String(Object.keys(arms).length) }],
  OBJPRIM: [
    'Trial Primary Objective',
    {
      text: 'To estimate the effect of MCR-117 with best supportive care, compared with placebo with best supportive care, on overall survival',
    },
  ],
  OUTMSPRI: ['Primary Outcome Measure', { text: 'Overall survival' }],
  PCLAS: ['Pharmacologic Class', missing('UNK')],
  PDPSTIND: ['Pediatric Postmarket Study Indicator', cdisc('N')],
  PDSTIND: ['Pediatric Study Indicator', cdisc('N')],
  PLANSUB: ['Planned Number of Subjects', { text: String(planned.participants) }],
  RANDOM: ['Trial is Randomized', cdisc('Y')],
  RANDQT: ['Randomization Quotient', { text: '0.5' }],
  REGID: ['Registry Identifier', missing('NA')],
  ROUTE: ['Route of Administration', cdisc('ORAL')],
  SDTIGVER: ['SDTM IG Version', { text: standards.sdtmGuide }],
  SDTMVER: ['SDTM Version', { text: standards.sdtm }],
  SEXPOP: ['Sex of Participants', cdisc('BOTH')],
  SPONSOR: ['Clinical Study Sponsor', missing('NA')],
  STOPRULE: ['Study Stop Rules', { text: 'NONE' }],
  STRATFCT: ['Stratification Factor', { text: 'REGION' }, { text: 'MACROVASCULAR INVASION' }],
  STYPE: ['Study Type', cdisc('INTERVENTIONAL')],
  TBLIND: ['Trial Blinding Schema', cdisc('DOUBLE BLIND')],
  TCNTRL: ['Control Type', cdisc('PLACEBO')],
  TDIGRP: ['Diagnosis Group', disease],
  TINDTP: ['Trial Intent Type', cdisc('TREATMENT')],
  TITLE: ['Trial Title', { text: 'SIMULATED: MCR-117 versus placebo in hepatocellular carcinoma' }],
  TPHASE: ['Trial Phase Classification', cdisc('PHASE II TRIAL')],
  TRT: ['Investigational Therapy or Treatment', { text: study.compound }],
  TTYPE: ['Trial Type', cdisc('EFFICACY'), cdisc('SAFETY')],
}

/** What the forms of all participants say. */
function found(books: readonly Casebook[]): typeof fixed {
  const of = (form: string) => books.flatMap((book) => entriesOf(book, form))
  const dates = (read: Read, form: string, item: string) =>
    of(form)
      .map((entry) => read.text(entry, item))
      .sort()
  const isOngoing = (read: Read) => of('form-ds').some((entry) => read.text(entry, 'EOSREAS') === '')
  return {
    ACTSUB: ['Actual Number of Subjects', { text: String(books.length) }],
    ONGOSIND: ['Ongoing Study Indicator', cdisc((read) => (isOngoing(read) ? 'Y' : 'N'))],
    SENDTC: [
      'Study End Date',
      {
        ...time((read) => (isOngoing(read) ? '' : (dates(read, 'form-ds', 'SURVDAT').at(-1) ?? ''))),
        flavor: 'NAV',
      },
    ],
    SSTDTC: [
      'Study Start Date',
      time((read) => dates(read, 'form-dm', 'ICDAT').find((day) => day !== '') ?? ''),
    ],
  }
}

/** In the order of their codes. The study starts with the first consent, and ends with the last participation. */
export const trialParameters = (books: readonly Casebook[]): Parameter[] =>
  Object.entries({ ...fixed, ...found(books) })
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([parameter, [name, ...values]]) =>
      values.map((value, index) => ({ ...value, parameter, name, seq: index + 1 })),
    )

export const ts: Dataset<Parameter> = {
  name: 'TS',
  label: 'Trial Summary',
  class: 'TRIAL DESIGN',
  structure: 'One record per trial summary parameter value',
  variables: [
    v('STUDYID', 'Study Identifier', 'protocol', () => study.id, { isKey: true }),
    v('DOMAIN', 'Domain Abbreviation', 'assigned', () => 'TS', { codeList: 'DOMAIN' }),
    v('TSSEQ', 'Sequence Number', 'valueNumber', (_read, { seq }) => seq, { type: 'integer', isKey: true }),
    v('TSPARMCD', 'Trial Summary Parameter Short Name', 'protocol', (_read, one) => one.parameter, {
      isKey: true,
      codeList: 'TSPARMCD',
    }),
    v('TSPARM', 'Trial Summary Parameter', 'protocol', (_read, { name }) => name, { codeList: 'TSPARM' }),
    v('TSVAL', 'Parameter Value', 'protocol', (read, { text }) =>
      typeof text === 'string' ? text : text(read),
    ),
    v('TSVALNF', 'Parameter Value Null Flavor', 'nullFlavor', (read, { flavor }, self) =>
      read.text(self, 'TSVAL') ? '' : (flavor ?? ''),
    ),
    v('TSVALCD', 'Parameter Value Code', 'terminology', (read, { reference, code }, self) =>
      reference === 'CDISC CT' ? (codes[read.text(self, 'TSVAL')] ?? '') : (code ?? ''),
    ),
    v('TSVCDREF', 'Name of the Reference Terminology', 'terminology', (read, { reference }, self) =>
      read.text(self, 'TSVALNF') ? 'ISO 21090' : (reference ?? ''),
    ),
    v('TSVCDVER', 'Version of the Reference Terminology', 'terminology', (read, _parameter, self) =>
      read.text(self, 'TSVCDREF') === 'CDISC CT' ? standards.terminology : '',
    ),
  ],
}
