import * as z from 'zod/mini'
import { type ContactMessage, eachField } from '#client/contact/fields.ts'
import { once } from '#client/once.ts'

export const orEmpty = () => z.catch(z.string(), '')

/**
 * What a stored body needs to be mailed, by format, from 1. A field that it lacks is empty. A field
 * that leaves the form stays here, and a new format only adds fields.
 */
const formats = once(() => [z.object({ ...eachField(orEmpty), message: z.string().check(z.minLength(1)) })])

export const currentFormat = 1

/**
 * Reads a stored body by its own format, never by today's checks: a stored message stays valid, and its
 * service may no longer be an option. A later format, left behind by a rollback, is read as the latest known one.
 * @throws if the body cannot be mailed
 */
export function readStored(body: string, format: number): ContactMessage {
  const reader = formats()[Math.min(format, currentFormat) - 1]
  if (!reader) throw new Error(`No reader knows format ${format}: add one to "formats".`)
  return reader.parse(JSON.parse(body))
}
