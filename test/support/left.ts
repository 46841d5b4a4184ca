import { routes } from '#content/routes.ts'

/** How the addresses of subjects begin that a provider may remove. */
const optional = ['brief', 'sample-study', 'study-design']

const firstOf = (path: string) => path.split(/[/?#.]/)[1] ?? ''
const present = new Set(Object.values(routes).map(firstOf))

/** Whether an address belongs to a subject that this site does not have. */
export const hasLeft = (address: string): boolean =>
  optional.includes(firstOf(address)) && !present.has(firstOf(address))

/** Of rows with an address in the second place, those of subjects that the site has. */
export const rowsOfSite = <Row extends readonly [string, string, ...unknown[]]>(
  rows: readonly Row[],
): Row[] => rows.filter(([, address]) => !hasLeft(address))
