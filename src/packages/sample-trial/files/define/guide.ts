import { filled, keyed, readRows } from '@marom/tables/files'
import * as z from 'zod'
import type { DatasetDescription, Model } from '../../metadata.ts'
import { ownFile } from '../package-files.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** A line of `guide.csv`: of SDTM 2.0 and SDTMIG 3.4. */
const guideShape = z.object({
  /** Without the letters of its domain where it begins with them, or with dataset and point before it. */
  variable: filled,
  role: z.enum([
    'Identifier',
    'Topic',
    'Timing',
    'Synonym Qualifier',
    'Grouping Qualifier',
    'Result Qualifier',
    'Variable Qualifier',
    'Rule',
    'Record Qualifier',
  ]),
  required: z.enum(['yes', '']),
})

/** Every other variable is a record qualifier, and not required. */
const guide = keyed(readRows(ownFile('files/define/guide.csv'), guideShape), ({ variable }) => variable)

/** Core "Required" of ADaMIG 1.3 and of its structure for occurrence data. */
const requiredInAdam: Readonly<Record<string, ReadonlySet<string>>> = {
  'SUBJECT LEVEL ANALYSIS DATASET': words('STUDYID USUBJID SUBJID SITEID AGE AGEU SEX RACE ARM TRT01P'),
  'BASIC DATA STRUCTURE': words('STUDYID USUBJID PARAM PARAMCD'),
  'OCCURRENCE DATA STRUCTURE': words('STUDYID USUBJID AESEQ AETERM AEDECOD'),
}

/** `SUPPDM` and `SUPPCM` have the variables of one domain. */
const placesOf = ({ name: dataset }: DatasetDescription, variable: string): [place: string, bare: string] => [
  `${dataset}.${variable}`,
  variable.startsWith(dataset) && variable !== dataset ? variable.slice(dataset.length) : variable,
]

function guideTo(dataset: DatasetDescription, variable: string) {
  const [place, bare] = placesOf(dataset, variable)
  return guide.get(place) ?? guide.get(bare)
}

/** Undefined for ADaM, which has no roles. */
export const roleOf = (model: Model, dataset: DatasetDescription, variable: string): string | undefined =>
  model === 'sdtm' ? (guideTo(dataset, variable)?.role ?? 'Record Qualifier') : undefined

/** Whether the guide requires a value in each record. */
export const isRequired = (model: Model, dataset: DatasetDescription, variable: string): boolean =>
  model === 'sdtm'
    ? guideTo(dataset, variable)?.required === 'yes'
    : (requiredInAdam[dataset.class]?.has(variable) ?? false)

/** `def:SubClass` of the analysis datasets that have one. */
export const subclasses: Readonly<Record<string, string>> = {
  ADAE: 'ADVERSE EVENT',
  ADTTE: 'TIME-TO-EVENT',
}
