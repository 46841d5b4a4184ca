/** The element that a hash points to, by default that of the address, or null. */
export function addressedElement(hash = location.hash): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A fragment that is no encoded text points nowhere.
    return null
  }
}
