import { type Dataset, type Read, variable as v } from '#src/sample-study/derive.ts'
import { type Casebook, entriesOf } from '#src/sample-study/forms/entry.ts'
import { study } from '#src/sample-study/protocol.ts'

interface Parameter {
  code: string
  name: string
  value: string | ((read: Read) => string)
}

const fixed: readonly Parameter[] = [
  { code: 'ADDON', name: 'Added on to Existing Treatments', value: 'Y' },
  { code: 'AGEMAX', name: 'Planned Maximum Age of Subjects', value: '' },
  { code: 'AGEMIN', name: 'Planned Minimum Age of Subjects', value: 'P18Y' },
  {
    code: 'DCUTDESC',
    name: 'Data Cutoff Description',
    value: `Last day of the month of death number ${study.deaths}`,
  },
  { code: 'DCUTDTC', name: 'Data Cutoff Date', value: study.dataCut },
  { code: 'INDIC', name: 'Trial Disease/Condition Indication', value: 'Advanced hepatocellular carcinoma' },
  { code: 'INTMODEL', name: 'Intervention Model', value: 'PARALLEL' },
  { code: 'INTTYPE', name: 'Intervention Type', value: 'DRUG' },
  { code: 'NARMS', name: 'Planned Number of Arms', value: '2' },
  { code: 'OUTMSPRI', name: 'Primary Outcome Measure', value: 'Overall survival' },
  { code: 'PLANSUB', name: 'Planned Number of Subjects', value: '160' },
  { code: 'RANDOM', name: 'Trial is Randomized', value: 'Y' },
  { code: 'SEXPOP', name: 'Sex of Participants', value: 'BOTH' },
  { code: 'STRATFCT', name: 'Stratification Factor', value: 'Region; macrovascular invasion' },
  { code: 'TBLIND', name: 'Trial Blinding Schema', value: 'DOUBLE BLIND' },
  { code: 'TCNTRL', name: 'Control Type', value: 'PLACEBO' },
  {
    code: 'TITLE',
    name: 'Trial Title',
    value: 'SIMULATED: MCR-117 versus placebo in hepatocellular carcinoma',
  },
  { code: 'TPHASE', name: 'Trial Phase Classification', value: 'PHASE II TRIAL' },
  { code: 'TRT', name: 'Investigational Therapy or Treatment', value: study.compound },
  { code: 'TTYPE', name: 'Trial Type', value: 'EFFICACY' },
]

/** In the order of their codes. The study starts with the first consent. */
export function trialParameters(books: readonly Casebook[]): Parameter[] {
  const forms = books.flatMap((book) => entriesOf(book, 'form-dm'))
  const firstConsent = (read: Read) => forms.map((form) => read.text(form, 'ICDAT')).sort()[0] ?? ''
  const found: Parameter[] = [
    { code: 'ACTSUB', name: 'Actual Number of Subjects', value: String(books.length) },
    { code: 'SSTDTC', name: 'Study Start Date', value: firstConsent },
  ]
  return [...fixed, ...found].sort((one, other) => (one.code < other.code ? -1 : 1))
}

export const ts: Dataset<Parameter> = {
  name: 'TS',
  label: 'Trial Summary',
  class: 'TRIAL DESIGN',
  structure: 'One record per trial summary parameter value',
  variables: [
    v('STUDYID', 'Study Identifier', 'protocol', () => study.id, { isKey: true }),
    v('DOMAIN', 'Domain Abbreviation', 'assigned', () => 'TS', { codeList: 'DOMAIN' }),
    v('TSSEQ', 'Sequence Number', 'sequence', () => 1, { type: 'integer', isKey: true }),
    v('TSPARMCD', 'Trial Summary Parameter Short Name', 'protocol', (_read, { code }) => code, {
      isKey: true,
      codeList: 'TSPARMCD',
    }),
    v('TSPARM', 'Trial Summary Parameter', 'protocol', (_read, { name }) => name, { codeList: 'TSPARM' }),
    v('TSVAL', 'Parameter Value', 'protocol', (read, { value }) =>
      typeof value === 'string' ? value : value(read),
    ),
    v('TSVALNF', 'Parameter Null Flavor', 'nullFlavor', (read, _parameter, self) =>
      read.text(self, 'TSVAL') ? '' : 'PINF',
    ),
  ],
}
