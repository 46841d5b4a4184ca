import { dayNumber } from '@marom/sample-trial'
import type { Bindings } from '#src/env.ts'
import { breaksOf, participantOf } from './read-study.ts'

/** A typing error that a query caught, and what the report would say without it. */
export interface QueryCase {
  /** The field. */
  at: string
  check: string
  /** The date as first typed, and as corrected. */
  typed: string
  value: string
  /** How much too early. */
  days: number
  /** Without the query, as printed. */
  ratio: string
  p: string
  /** Numbers of outputs that would differ. */
  count: number
}

/** From the prepared break `query` and the audit trail of its field. */
export async function queryCaseOf(env: Bindings): Promise<QueryCase> {
  const found = (await breaksOf(env)).find(({ name }) => name === 'query')
  const [subject = '', form, seq, item = ''] = found?.at.split('.') ?? []
  const entry = (await participantOf(env, subject))?.entry(`${form}.${seq}`)
  const [first, ...events] = entry?.audit[item] ?? []
  const check = events.find(({ kind }) => kind === 'queried')?.check
  if (!found || !first || !check)
    throw new Error('The prepared break "query" has no query. Run "npm run build".')
  const [typed, value] = [String(first.value), String(entry?.values[item])]
  return {
    ...{ at: found.at, check, typed, value },
    days: dayNumber(value) - dayNumber(typed),
    ratio: found.ratio.split(' ')[0] ?? '',
    ...{ p: found.p, count: found.count },
  }
}
