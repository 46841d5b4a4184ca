import { DurableObject } from 'cloudflare:workers'
import type { Bindings } from '../env.ts'

export class Outbox extends DurableObject<Bindings> {
  summary() {
    return { queued: 0, dead: 0, oldestSeconds: 0, isDegraded: false }
  }
}

export function outboxOf(env: Bindings) {
  return env.OUTBOX.getByName('outbox')
}
