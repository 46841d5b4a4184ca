import { type Read, type Row, type Table, type Variable, variable } from '../derive.ts'
import type { Records } from '../sdtm/build.ts'
import { categories } from '../sdtm/interventions.ts'

const v = variable<Records>
const flag = { codeList: 'NY' } as const

/** The record of a test that is flagged as the last before exposure. */
const last = (read: Read, table: Table | undefined, part: string, flagName: string): Row | undefined =>
  read.rows(table?.parts?.get(part)).find((row) => read.text(row, flagName) === 'Y')

const classified = (name: string, label: string, part: string) =>
  v(name, label, 'baseline', (read, { RS }) => read.text(last(read, RS, part, 'RSLOBXFL'), 'RSSTRESC'))

const historyOf = (read: Read, { MH }: Records, is: (row: Row) => boolean) => read.rows(MH).find(is)

const occurred = (name: string, label: string, term: string) =>
  v(
    name,
    label,
    'taken',
    (read, records) =>
      read.text(
        historyOf(read, records, (row) => read.text(row, 'MHTERM') === term),
        'MHOCCUR',
      ),
    flag,
  )

const priorLocal = (name: string, label: string, treatment: string) =>
  v(
    name,
    label,
    'ofPriorLocal',
    (read, { PR }) => (read.rows(PR).some((row) => read.text(row, 'PRTRT') === treatment) ? 'Y' : 'N'),
    flag,
  )

/** Of ADSL: the disease and its treatment before the trial. */
export const baselineDisease = (): Variable<Records>[] => [
  classified('ECOGBL', 'Baseline ECOG Performance Status', 'ECOG'),
  classified('BCLCBL', 'Baseline BCLC Stage', 'BCLC'),
  classified('CPTOTBL', 'Baseline Child-Pugh Total Score', 'CPTOT'),
  classified('CPGRDBL', 'Baseline Child-Pugh Grade', 'CPGRD'),
  v('ETIOLOGY', 'Cause of Underlying Liver Disease', 'taken', (read, records) =>
    read.text(
      historyOf(
        read,
        records,
        (row) => read.text(row, 'MHCAT') === 'UNDERLYING LIVER DISEASE' && read.text(row, 'MHPRESP') === '',
      ),
      'MHTERM',
    ),
  ),
  occurred('CIRRHFL', 'Cirrhosis Flag', 'CIRRHOSIS'),
  occurred('EHSFL', 'Extrahepatic Spread Flag', 'EXTRAHEPATIC SPREAD'),
  v(
    'AFPBL',
    'Baseline Alpha Fetoprotein (ug/L)',
    'baseline',
    (read, { LB }) => read.number(last(read, LB, 'AFP', 'LBLOBXFL'), 'LBSTRESN'),
    { type: 'float' },
  ),
  v('PRSYSTRT', 'Prior Systemic Anticancer Therapy', 'taken', (read, { CM }) =>
    read.text(
      read.rows(CM).find((row) => read.text(row, 'CMCAT') === categories.prior),
      'CMTRT',
    ),
  ),
  priorLocal('PRRESFL', 'Prior Resection Flag', 'RESECTION OF LIVER TUMOR'),
  priorLocal('PRABLFL', 'Prior Ablation Flag', 'ABLATION OF LIVER TUMOR'),
  priorLocal('PRTACEFL', 'Prior Chemoembolization Flag', 'TRANSARTERIAL CHEMOEMBOLIZATION'),
]
