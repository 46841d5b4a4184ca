import type { Bindings } from './env.ts'

/** `5xx`: an answer of this site. `csp` and `script-error`: reported by a browser. */
type CountedEvent =
  | 'accepted'
  | 'delivered'
  | 'retried'
  | 'trapped'
  | 'dead'
  | 'oldest'
  | 'refused'
  | '5xx'
  | 'csp'
  | 'script-error'

/**
 * Counts an event in Analytics Engine. `value` is 1, or the seconds that the oldest message waits.
 * @param labels technical words only: never a name, an address or a query
 */
export function countEvent(
  { EVENTS }: Bindings,
  event: CountedEvent,
  { labels = [], value = 1 }: { labels?: readonly string[]; value?: number } = {},
): void {
  try {
    EVENTS?.writeDataPoint({ indexes: [event], blobs: [event, ...labels], doubles: [value] })
  } catch {
    // A point that is not taken, e.g. beyond the number of an invocation, must not stop a message.
  }
}
