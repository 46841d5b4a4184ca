import { timeParameters } from '../../adam/adtte.ts'
import { arms, endOfTreatment, screening, study, visits } from '../../protocol.ts'
import { tumorVisits } from '../../recist.ts'
import { type CodeList, type ExternalList, namesOf, type Term } from './code-list.ts'

const decoded = (pairs: readonly (readonly [value: string | number, decode: string])[]): Term[] =>
  pairs.map(([value, decode]) => ({ value: String(value), concept: '', decode }))

const plain = (values: readonly string[]): Term[] => values.map((value) => ({ value, concept: '' }))

const own = (name: string, terms: readonly Term[], type: CodeList['type'] = 'text'): CodeList => ({
  name,
  concept: '',
  set: '',
  type,
  terms,
})

const parameters = decoded(Object.entries(timeParameters))
const armList = Object.values(arms)
const visitList = [screening, ...visits, ...tumorVisits, endOfTreatment]
const numbers = visitList.map(({ number, name }) => [number, name] as const)

/** The lists of what the protocol and the plan of the analysis have. */
export const studyLists: Readonly<Record<string, CodeList>> = {
  ARM: own('Arm', plain(armList.map(({ name }) => name))),
  ARMCD: own('Arm Code', decoded(armList.map(({ code, name }) => [code, name]))),
  ARMN: own('Arm Number', decoded(armList.map(({ number, name }) => [number, name])), 'integer'),
  PARAM: own('Parameter', namesOf(parameters)),
  PARAMCD: own('Parameter Code', parameters),
  VISIT: own('Visit Name', plain(visitList.map(({ name }) => name))),
  VISITNUM: own('Visit Number', decoded(numbers.toSorted(([one], [other]) => one - other)), 'integer'),
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
