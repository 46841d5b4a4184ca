import { type Row, type Variable, variable as v } from '#src/sample-study/derive.ts'

type FromAdsl = Variable<{ adsl: Row }>

const taken = (name: string, label: string, more: Partial<FromAdsl> = {}): FromAdsl =>
  v(name, label, 'taken', (read, { adsl }) => read.text(adsl, name), more)

/** What every analysis dataset takes from ADSL, so that a subgroup needs no join. */
export const coreVariables = (): FromAdsl[] => [
  taken('SUBJID', 'Subject Identifier for the Study'),
  taken('SITEID', 'Study Site Identifier'),
  v('AGE', 'Age', 'taken', (read, { adsl }) => read.number(adsl, 'AGE'), { type: 'integer' }),
  taken('AGEGR1', 'Pooled Age Group 1'),
  taken('SEX', 'Sex', { codeList: 'SEX' }),
  taken('RACE', 'Race', { codeList: 'RACE' }),
  taken('REGION1', 'Geographic Region 1'),
]
