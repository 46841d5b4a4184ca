import type { Quantity, Values } from './result.ts'

/** No larger trial is planned with a form. It also bounds the searches. */
export const maxParticipants = 1_000_000

const refused = (code: 'tooMany' | 'tooManyEnrolled' | 'notComputable') => ({
  refusal: { field: code === 'tooManyEnrolled' ? 'dropout' : '', code },
})

/**
 * Drops what was not computed; refuses infinite values, NaN and counts above `maxParticipants`, and
 * says so of the dropout if only those to enroll are too many.
 */
export function checked(
  values: object,
  quantities: Readonly<Record<string, Quantity>>,
): { values: Values } | ReturnType<typeof refused> {
  const found: Record<string, number> = {}
  const tooMany: string[] = []
  let areFinite = true
  for (const [name, value] of Object.entries<number | undefined>({ ...values })) {
    if (value === undefined) continue
    found[name] = value
    if (!Number.isFinite(value)) areFinite = false
    if (value === Number.POSITIVE_INFINITY || (value > maxParticipants && quantities[name]?.as === 'count'))
      tooMany.push(name)
  }
  if (tooMany.length > 0)
    return refused(tooMany.every((name) => name.startsWith('enrolled')) ? 'tooManyEnrolled' : 'tooMany')
  return areFinite ? { values: found } : refused('notComputable')
}
