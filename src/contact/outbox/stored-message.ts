import * as z from 'zod/mini'
import { once } from '#client/ui/once.ts'
import type { FieldName } from '#src/contact/intake/message.ts'

/** The stored service may no longer be an option of today's form. */
export type StoredFields = Record<FieldName, string>

const orEmpty = () => z.catch(z.string(), '')

/** What a stored body needs to be mailed, by format, from 1. A new format only adds fields. */
const formats = once(() => [
  z.object({
    firstName: orEmpty(),
    lastName: orEmpty(),
    email: orEmpty(),
    company: orEmpty(),
    service: orEmpty(),
    message: z.string().check(z.minLength(1)),
  } satisfies Record<FieldName, unknown>),
])

export const currentFormat = 1

/**
 * Reads a stored body by its own format, never by today's form: a stored message stays valid. A
 * later format, left behind by a rollback, is read as the latest known one.
 * @throws if the body cannot be mailed
 */
export function readStored(body: string, format: number): StoredFields {
  const reader = formats()[Math.min(format, currentFormat) - 1]
  if (!reader) throw new Error(`No reader knows format ${format}: add one to "formats".`)
  return reader.parse(JSON.parse(body))
}
