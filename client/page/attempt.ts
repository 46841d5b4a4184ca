/** Calls each function, also after one that threw: a browser extension may have changed the page. */
export function attempt(...functions: (() => void)[]): void {
  for (const one of functions) {
    try {
      one()
    } catch (error) {
      reportError(error)
    }
  }
}
