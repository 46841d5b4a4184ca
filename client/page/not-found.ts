/**
 * On the not-found page: tells the console which path was asked for, so that a dead link can be
 * found.
 */
export function logNotFound(): void {
  if (document.querySelector('[data-not-found]')) {
    console.error('404: no page at', location.pathname)
  }
}
