import { routes } from '#content/routes.ts'

/** First path segments of the subjects that a provider may remove. */
const optional = ['brief', 'sample-study', 'study-design']

const firstOf = (path: string) => path.split(/[/?#.]/)[1] ?? ''
const present = new Set(Object.values(routes).map(firstOf))

export const hasLeft = (address: string): boolean =>
  optional.includes(firstOf(address)) && !present.has(firstOf(address))

/** Keeps the rows whose address (second column) belongs to a subject of the site. */
export const rowsOfSite = <Row extends readonly [string, string, ...unknown[]]>(
  rows: readonly Row[],
): Row[] => rows.filter(([, address]) => !hasLeft(address))

/** Whether a subject was removed. Documents of others may still name its files. */
export const isPartial = optional.some((name) => !present.has(name))
