/**
 * In characters, which are bytes, without the language. The platform answers addresses of more than
 * 16 KB itself; the rest is for the site, the path and a longer spelling.
 */
export const longestQuery = 15_500

/** In ms. Browsers limit how often a page may change its address. */
export const typingPause = 400

let timer: ReturnType<typeof setTimeout> | undefined
let awaited: string | null = null

export function replaceAddressLater(address: string): void {
  clearTimeout(timer)
  awaited = address
  timer = setTimeout(settleAddress, typingPause)
  // When the visitor leaves the field, e.g. to follow a link.
  addEventListener('change', settleAddress, { once: true })
}

export function settleAddress(): void {
  if (awaited !== null && awaited !== location.pathname + location.search)
    history.replaceState(null, '', awaited)
  forgetAwaitedAddress()
}

/** Adds a history entry. The typed text stays in the entry before it. */
export function pushAddress(address: string): void {
  settleAddress()
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
}

/** Call it after Back or Forward: a late write would overwrite the restored address. */
export function forgetAwaitedAddress(): void {
  clearTimeout(timer)
  awaited = null
}
