export function logNotFound(): void {
  if (document.querySelector('[data-not-found]')) {
    console.error('404: no page at', location.pathname)
  }
}
