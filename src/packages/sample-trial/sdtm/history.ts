import { criteria } from '../criteria.ts'
import { type Dataset, type Read, variable as v } from '../derive.ts'
import { screening } from '../protocol.ts'
import { epochVariable } from './epoch.ts'
import { dayVariable, type EventSource } from './events.ts'
import { identifiers, sequence } from './identifiers.ts'

interface CriterionSource extends EventSource {
  criterion: (typeof criteria)[number]
}

/** Each criterion on the form. */
export const criteriaOf = (source: EventSource): CriterionSource[] =>
  criteria.map((criterion) => ({ ...source, criterion }))

/** An inclusion criterion that was not fulfilled, or an exclusion criterion that was. */
export const isException = (read: Read, { entry, criterion }: CriterionSource): boolean =>
  read.text(entry, criterion.code) === (criterion.kind === 'INCLUSION' ? 'N' : 'Y')

export const ie: Dataset<CriterionSource> = {
  name: 'IE',
  label: 'Inclusion/Exclusion Criteria Not Met',
  class: 'FINDINGS',
  structure: 'One record per inclusion/exclusion criterion not met per subject',
  variables: [
    ...identifiers('IE'),
    sequence('IE'),
    v('IETESTCD', 'Inclusion/Exclusion Criterion Short Name', 'criterion', (_read, s) => s.criterion.code),
    v('IETEST', 'Inclusion/Exclusion Criterion', 'criterion', (_read, s) => s.criterion.text),
    v('IECAT', 'Inclusion/Exclusion Category', 'criterion', (_read, s) => s.criterion.kind, {
      codeList: 'IECAT',
    }),
    v(
      'IEORRES',
      'I/E Criterion Original Result',
      'copied',
      (read, { entry, criterion }) => read.text(entry, criterion.code),
      { codeList: 'NY' },
    ),
    v(
      'IESTRESC',
      'I/E Criterion Result in Std Format',
      'standardUnit',
      (read, _s, self) => read.text(self, 'IEORRES'),
      { codeList: 'NY' },
    ),
    v('VISITNUM', 'Visit Number', 'assigned', () => screening.number, { type: 'float' }),
    v('VISIT', 'Visit Name', 'assigned', () => screening.name),
    epochVariable('IEDAT'),
    v('IEDTC', 'Date/Time of Collection', 'copied', (read, { entry }) => read.text(entry, 'IEDAT'), {
      type: 'date',
    }),
    dayVariable('IEDY', 'Study Day of Collection', 'IEDTC'),
  ],
}

interface Condition {
  item: string
  category: string
  /** The text for a question that is answered by yes or no; else the item holds the text. */
  term?: string
  /** The item with the date of the start. */
  start?: string
}

const conditions: readonly Condition[] = [
  { item: 'DIAGDAT', category: 'PRIMARY DIAGNOSIS', term: 'HEPATOCELLULAR CARCINOMA', start: 'DIAGDAT' },
  { item: 'ETIOL', category: 'UNDERLYING LIVER DISEASE' },
  { item: 'CIRRH', category: 'UNDERLYING LIVER DISEASE', term: 'CIRRHOSIS' },
  { item: 'VARICES', category: 'UNDERLYING LIVER DISEASE', term: 'ESOPHAGEAL VARICES' },
  { item: 'DIABETES', category: 'OTHER CONDITIONS', term: 'TYPE 2 DIABETES' },
  { item: 'HYPERT', category: 'OTHER CONDITIONS', term: 'ARTERIAL HYPERTENSION' },
  { item: 'EHS', category: 'EXTENT OF DISEASE', term: 'EXTRAHEPATIC SPREAD' },
]

interface ConditionSource extends EventSource {
  condition: Condition
}

export const conditionsOf = (source: EventSource): ConditionSource[] =>
  conditions.map((condition) => ({ ...source, condition }))

export const isAnswered = (read: Read, { entry, condition }: ConditionSource): boolean =>
  read.text(entry, condition.item) !== ''

/** Whether the form asks if the participant has it. */
const isAsked = ({ condition }: ConditionSource) => condition.term !== undefined && !condition.start

export const mh: Dataset<ConditionSource> = {
  name: 'MH',
  label: 'Medical History',
  class: 'EVENTS',
  structure: 'One record per medical history event per subject',
  variables: [
    ...identifiers('MH'),
    sequence('MH'),
    v(
      'MHTERM',
      'Reported Term for the Medical History',
      'condition',
      (read, { entry, condition }) => condition.term ?? read.text(entry, condition.item),
    ),
    v(
      'MHEVDTYP',
      'Medical History Event Date Type',
      'condition',
      (_read, { condition }) => (condition.start ? 'INITIAL DIAGNOSIS' : ''),
      { codeList: 'MHEDTTYP' },
    ),
    v('MHCAT', 'Category for Medical History', 'condition', (_read, { condition }) => condition.category),
    v('MHPRESP', 'Medical History Event Pre-Specified', 'condition', (_read, s) => (isAsked(s) ? 'Y' : ''), {
      codeList: 'NY',
    }),
    v(
      'MHOCCUR',
      'Medical History Occurrence',
      'occurrence',
      (read, s) => (isAsked(s) ? read.text(s.entry, s.condition.item) : ''),
      { codeList: 'NY' },
    ),
    v('MHDTC', 'Date/Time of History Collection', 'copied', (read, { entry }) => read.text(entry, 'MHDAT'), {
      type: 'date',
    }),
    v(
      'MHSTDTC',
      'Start Date/Time of Medical History Event',
      'diagnosisDate',
      (read, { entry, condition }) => (condition.start ? read.text(entry, condition.start) : ''),
      { type: 'date' },
    ),
    dayVariable('MHDY', 'Study Day of History Collection', 'MHDTC'),
    dayVariable('MHSTDY', 'Study Day of Start of Observation', 'MHSTDTC'),
  ],
}

export const pr: Dataset<EventSource> = {
  name: 'PR',
  label: 'Procedures',
  class: 'INTERVENTIONS',
  structure: 'One record per recorded procedure per subject',
  variables: [
    ...identifiers('PR'),
    sequence('PR'),
    v('PRTRT', 'Reported Name of Procedure', 'copied', (read, { entry }) => read.text(entry, 'PRTRT')),
    v('PRCAT', 'Category', 'assigned', () => 'PRIOR LOCAL THERAPY'),
    v('PRLOC', 'Location of Procedure', 'assigned', () => 'LIVER', { codeList: 'LOC' }),
    epochVariable('PRSTDAT'),
    v('PRSTDTC', 'Start Date/Time of Procedure', 'copied', (read, { entry }) => read.text(entry, 'PRSTDAT'), {
      type: 'date',
    }),
    dayVariable('PRSTDY', 'Study Day of Start of Procedure', 'PRSTDTC'),
  ],
}

/** The best response to a prior therapy, for which CM has no variable. */
export const suppcm: Dataset<EventSource> = {
  name: 'SUPPCM',
  label: 'Supplemental Qualifiers for CM',
  class: 'RELATIONSHIP',
  structure: 'One record per supplemental qualifier per related parent domain record',
  variables: [
    ...identifiers('CM')
      .filter(({ name }) => name !== 'DOMAIN')
      .toSpliced(
        1,
        0,
        v('RDOMAIN', 'Related Domain Abbreviation', 'assigned', () => 'CM', { isKey: true }),
      ),
    v('IDVAR', 'Identifying Variable', 'assigned', () => 'CMSEQ', { isKey: true }),
    v('IDVARVAL', 'Identifying Variable Value', 'sequence', (_read, _s, self) => String(self.seq), {
      isKey: true,
    }),
    v('QNAM', 'Qualifier Variable Name', 'assigned', () => 'CMBRESP', { isKey: true }),
    v('QLABEL', 'Qualifier Variable Label', 'assigned', () => 'Best Response to Prior Therapy'),
    v('QVAL', 'Data Value', 'copied', (read, { entry }) => read.text(entry, 'CMBRESP'), {
      codeList: 'ONCRSR',
    }),
    v('QORIG', 'Origin', 'assigned', () => 'CRF'),
    v('QEVAL', 'Evaluator', 'noEvaluator', () => ''),
  ],
}
