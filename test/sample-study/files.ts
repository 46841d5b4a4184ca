import { existsSync, readdirSync, readFileSync } from 'node:fs'

export const folder = new URL('../../public/sample-study/data/', import.meta.url)

/** The files for visitors; none if there is no such folder. */
export function filesIn(name: 'data' | 'programs'): string[] {
  const place = new URL(`../${name}/`, folder)
  if (!existsSync(place)) return []
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return entries.map((one) =>
    `${one.parentPath}/${one.name}`.replaceAll('//', '/').slice(place.pathname.length),
  )
}

export const datasets = [
  'ta',
  'te',
  'ti',
  'ts',
  'tv',
  'dm',
  'se',
  'suppdm',
  'cm',
  'suppcm',
  'ex',
  'pr',
  'ae',
  'ds',
  'dv',
  'dd',
  'mh',
  'ie',
  'lb',
  'rs',
  'ss',
  'sv',
  'tu',
  'tr',
  'vs',
  'adsl',
  'adae',
  'adex',
  'adlb',
  'adrs',
  'advs',
  'adtte',
] as const

export interface DatasetFile {
  name: string
  label: string
  records: number
  columns: { name: string; label: string; dataType: string; length?: number; keySequence?: number }[]
  rows: (string | number | null)[][]
}

const mediaTypes: Record<string, string> = {
  css: 'text/css',
  csv: 'text/csv',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  xml: 'application/xml',
  xpt: 'application/octet-stream',
  zip: 'application/zip',
}

/** Other files, as programs, are plain text. */
export const mediaTypeOf = (file: string): string => mediaTypes[file.split('.')[1] ?? ''] ?? 'text/plain'

export const bytesOf = (file: string): Buffer => readFileSync(new URL(file, folder))

export const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

export const datasetFile = (name: string): DatasetFile => JSON.parse(textOf(`${name}.json`))
