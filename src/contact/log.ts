/** Facts of a message that may stand in a log: never a name, an address or a text. */
interface Facts {
  reference?: string
  state?: string
  reason?: string
  attempts?: number
  count?: number
}

/** One line of JSON per event, for the log's search. */
export function log(event: string, facts: Facts = {}): void {
  console.log(JSON.stringify({ scope: 'contact', event, ...facts }))
}

/**
 * What went wrong, in a log's words. An error about unreadable JSON quotes the text, so it is only
 * named.
 */
export function reasonOf(error: unknown): string {
  return error instanceof SyntaxError ? error.name : String(error)
}

/** As `log`, for what an operator has to look at. */
export function alert(event: string, facts: Facts = {}): void {
  console.error(JSON.stringify({ scope: 'contact', event, ...facts }))
}
