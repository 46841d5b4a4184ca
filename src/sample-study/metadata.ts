import { analysisDatasets } from './adam/build.ts'
import type { DataType } from './derive.ts'
import { domains } from './sdtm/build.ts'
import { standards } from './standards.ts'

export interface Column {
  name: string
  label: string
  type: DataType
  rule: string
  codeList?: string
  isKey?: boolean
}

export interface DatasetDescription {
  name: string
  label: string
  class: string
  structure: string
  variables: readonly Column[]
}

export const models = {
  sdtm: {
    guide: 'SDTMIG',
    version: standards.sdtmGuide,
    datasets: domains satisfies readonly DatasetDescription[],
  },
  adam: {
    guide: 'ADaMIG',
    version: standards.adamGuide,
    datasets: analysisDatasets satisfies readonly DatasetDescription[],
  },
} as const

export type Model = keyof typeof models

export const modelNames: readonly Model[] = ['sdtm', 'adam']
