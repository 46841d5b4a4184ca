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

export type Model = 'sdtm' | 'adam'

interface ModelDescription {
  /** Its implementation guide. */
  guide: string
  version: string
  datasets: readonly DatasetDescription[]
}

export const models: Readonly<Record<Model, ModelDescription>> = {
  sdtm: { guide: 'SDTMIG', version: standards.sdtmGuide, datasets: domains },
  adam: { guide: 'ADaMIG', version: standards.adamGuide, datasets: analysisDatasets },
}

export const modelNames: readonly Model[] = ['sdtm', 'adam']
