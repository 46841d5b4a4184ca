import type { Bindings } from '#src/env.ts'
import { allows, networkOf } from '#src/middleware/rate-limit.ts'

export function isWithinLimit(env: Bindings, address = 'unknown'): Promise<boolean> {
  return allows(env.CONTACT_RATE_LIMIT, networkOf(address))
}

export function mayTryToken(env: Bindings, address = 'unknown'): Promise<boolean> {
  return allows(env.OPERATOR_RATE_LIMIT, networkOf(address))
}
