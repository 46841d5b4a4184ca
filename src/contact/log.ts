/** A log never holds a name, an address or a text. */
export interface LoggedFacts {
  reference?: string
  references?: string[]
  state?: string
  reason?: string
  attempts?: number
  count?: number
  /** The name of the operator's token. */
  by?: string
}

/** The privacy policy has a line for each (`test/site/policies.test.ts`). */
export type LoggedEvent =
  // What becomes of a try.
  | 'sent'
  | 'retry'
  | 'limited'
  | 'degraded'
  | 'unfit'
  | 'dead'
  | 'without names'
  | 'not taken'
  // Intake.
  | 'not stored'
  | 'not verified'
  | 'reference collision'
  | 'trapped'
  | 'held back'
  | 'refused'
  | 'unverified'
  // Operators.
  | 'read'
  | 'discard'
  | 'discarded'
  | 'queued again'
  | 'erased'
  | 'imported'
  | 'restored'
  | 'not restored'
  | 'operator refused'
  | 'operator not served'
  | 'not told'
  // The outbox itself.
  | 'purged'
  | 'not written'
  | 'look failed'
  | 'migration failed'
  | 'alarm not set'
  | 'alarm lost'

export function log(event: LoggedEvent, facts: LoggedFacts = {}): void {
  console.log(JSON.stringify({ scope: 'contact', event, ...facts }))
}

/** The message of a SyntaxError quotes the visitor's text, so only its name is logged. */
export function reasonOf(error: unknown): string {
  return error instanceof SyntaxError ? error.name : String(error)
}

/** As `log`, for events that an operator must look at. */
export function alert(event: LoggedEvent, facts: LoggedFacts = {}): void {
  console.error(JSON.stringify({ scope: 'contact', event, ...facts }))
}
