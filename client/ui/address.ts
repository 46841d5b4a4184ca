/**
 * How long typing must pause, in ms, before the address follows it: browsers limit how often it may
 * change.
 */
export const typingPause = 400

let timer: ReturnType<typeof setTimeout> | undefined
let awaited: string | null = null

/** Puts the address of what is being typed in the place of the current one, once typing pauses. */
export function replaceAddressLater(address: string): void {
  clearTimeout(timer)
  awaited = address
  timer = setTimeout(settleAddress, typingPause)
}

/** Writes what has been typed into the address now, before something else happens to it. */
export function settleAddress(): void {
  if (awaited !== null && awaited !== location.pathname + location.search)
    history.replaceState(null, '', awaited)
  forgetAwaitedAddress()
}

/**
 * Makes a history entry for a choice. What was typed before stays in the entry that Back returns
 * to.
 */
export function pushAddress(address: string): void {
  settleAddress()
  if (address !== location.pathname + location.search) history.pushState(null, '', address)
}

/** Back and Forward settle the address: what was typed before must not come after them. */
export function forgetAwaitedAddress(): void {
  clearTimeout(timer)
  awaited = null
}
