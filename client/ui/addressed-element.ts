export function addressedElement(hash = location.hash): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The fragment is not valid percent-encoding.
    return null
  }
}
