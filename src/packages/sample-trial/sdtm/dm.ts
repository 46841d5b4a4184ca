import { type Dataset, type Read, type Row, variable } from '../derive.ts'
import { type Casebook, type Entry, entriesOf, entryOf } from '../forms/entry.ts'
import { arms } from '../protocol.ts'
import { identifiers } from './identifiers.ts'

type Source = { book: Casebook }

const form = ({ book }: Source): Entry | undefined => entryOf(book, 'form-dm')

const firstDose = (read: Read, { book }: Source) => read.text(entriesOf(book, 'form-ex')[0], 'EXSTDAT')
const lastDose = (read: Read, { book }: Source) => read.text(entriesOf(book, 'form-ex').at(-1), 'EXENDAT')

const deathDate = (read: Read, { book }: Source) => {
  const status = entryOf(book, 'form-ds')
  return read.text(status, 'SURVSTAT') === 'DEAD' ? read.text(status, 'SURVDAT') : ''
}

const armName = (code: string) => Object.values(arms).find((arm) => arm.code === code)?.name ?? ''

/** The arm if the participant took a dose, else empty. */
const actual = (read: Read, source: Source, self: Row, variable: string) =>
  firstDose(read, source) ? read.text(self, variable) : ''

const v = variable<Source>

const date = { type: 'date' } as const

export const dm: Dataset<Source> = {
  name: 'DM',
  label: 'Demographics',
  class: 'SPECIAL PURPOSE',
  structure: 'One record per subject',
  variables: [
    ...identifiers('DM'),
    v('SUBJID', 'Subject Identifier for the Study', 'subject', (_read, { book }) => book.subject),
    v('RFSTDTC', 'Subject Reference Start Date/Time', 'firstDose', firstDose, date),
    v('RFENDTC', 'Subject Reference End Date/Time', 'lastDose', lastDose, date),
    v('RFXSTDTC', 'Date/Time of First Study Treatment', 'firstDose', firstDose, date),
    v('RFXENDTC', 'Date/Time of Last Study Treatment', 'lastDose', lastDose, date),
    v('RFICDTC', 'Date/Time of Informed Consent', 'copied', (read, s) => read.text(form(s), 'ICDAT'), date),
    v(
      'RFPENDTC',
      'Date/Time of End of Participation',
      'copied',
      (read, { book }) => read.text(entryOf(book, 'form-ds'), 'SURVDAT'),
      date,
    ),
    v('DTHDTC', 'Date/Time of Death', 'deathDate', deathDate, date),
    v('DTHFL', 'Subject Death Flag', 'deathFlag', (read, s) => (deathDate(read, s) ? 'Y' : ''), {
      codeList: 'NY',
    }),
    v('SITEID', 'Study Site Identifier', 'site', (_read, { book }) => book.site),
    v('BRTHDTC', 'Date/Time of Birth', 'yearOnly', (read, s) => read.text(form(s), 'BRTHYR'), date),
    v('AGE', 'Age', 'copied', (read, s) => read.number(form(s), 'AGE'), { type: 'integer' }),
    v('AGEU', 'Age Units', 'assigned', () => 'YEARS', { codeList: 'AGEU' }),
    v('SEX', 'Sex', 'copied', (read, s) => read.text(form(s), 'SEX'), { codeList: 'SEX' }),
    v('RACE', 'Race', 'copied', (read, s) => read.text(form(s), 'RACE'), { codeList: 'RACE' }),
    v('ARMCD', 'Planned Arm Code', 'copied', (read, s) => read.text(form(s), 'ARM'), { codeList: 'ARMCD' }),
    v('ARM', 'Description of Planned Arm', 'armName', (read, _s, self) => armName(read.text(self, 'ARMCD')), {
      codeList: 'ARM',
    }),
    v('ACTARMCD', 'Actual Arm Code', 'actualArm', (read, s, self) => actual(read, s, self, 'ARMCD'), {
      codeList: 'ARMCD',
    }),
    v('ACTARM', 'Description of Actual Arm', 'actualArm', (read, s, self) => actual(read, s, self, 'ARM'), {
      codeList: 'ARM',
    }),
    v(
      'ARMNRS',
      'Reason Arm and/or Actual Arm is Null',
      'armNull',
      (read, _s, self) => (read.text(self, 'ACTARMCD') ? '' : 'ASSIGNED, NOT TREATED'),
      { codeList: 'ARMNULRS' },
    ),
    v('ACTARMUD', 'Description of Unplanned Actual Arm', 'noneUnplanned', () => ''),
    v('COUNTRY', 'Country', 'site', (_read, { book }) => book.country, { codeList: 'COUNTRY' }),
  ],
}

/** The stratification factor for which DM has no variable. */
export const suppdm: Dataset<Source> = {
  name: 'SUPPDM',
  label: 'Supplemental Qualifiers for DM',
  class: 'RELATIONSHIP',
  structure: 'One record per supplemental qualifier per related parent domain record',
  variables: [
    ...identifiers('DM')
      .filter(({ name }) => name !== 'DOMAIN')
      .toSpliced(
        1,
        0,
        v('RDOMAIN', 'Related Domain Abbreviation', 'assigned', () => 'DM', { isKey: true }),
      ),
    v('IDVAR', 'Identifying Variable', 'assigned', () => '', { isKey: true }),
    v('IDVARVAL', 'Identifying Variable Value', 'assigned', () => '', { isKey: true }),
    v('QNAM', 'Qualifier Variable Name', 'assigned', () => 'MVI', { isKey: true }),
    v('QLABEL', 'Qualifier Variable Label', 'assigned', () => 'Macrovascular Invasion at Randomization'),
    v('QVAL', 'Data Value', 'copied', (read, s) => read.text(form(s), 'MVI'), { codeList: 'NY' }),
    v('QORIG', 'Origin', 'assigned', () => 'CRF'),
    v('QEVAL', 'Evaluator', 'noEvaluator', () => ''),
  ],
}
