import { readFileSync } from 'node:fs'

const folder = new URL('../../public/sample-study/data/', import.meta.url)

export const datasets = [
  'ts',
  'dm',
  'suppdm',
  'cm',
  'ex',
  'ae',
  'ds',
  'ss',
  'sv',
  'vs',
  'adsl',
  'adae',
  'adtte',
] as const

export interface DatasetFile {
  name: string
  records: number
  columns: { name: string; label: string; dataType: string; length?: number; keySequence?: number }[]
  rows: (string | number | null)[][]
}

export const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

export const datasetFile = (name: string): DatasetFile => JSON.parse(textOf(`${name}.json`))
