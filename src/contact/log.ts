/** A log never holds a name, an address or a text. */
export interface Facts {
  reference?: string
  references?: string[]
  state?: string
  reason?: string
  attempts?: number
  count?: number
  /** The name of the operator's token. */
  by?: string
}

export function log(event: string, facts: Facts = {}): void {
  console.log(JSON.stringify({ scope: 'contact', event, ...facts }))
}

/** The message of a SyntaxError quotes the visitor's text, so only its name is logged. */
export function reasonOf(error: unknown): string {
  return error instanceof SyntaxError ? error.name : String(error)
}

/** As `log`, for events that an operator must look at. */
export function alert(event: string, facts: Facts = {}): void {
  console.error(JSON.stringify({ scope: 'contact', event, ...facts }))
}
