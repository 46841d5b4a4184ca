/** Typing is written into the address when it pauses this long, in ms: Safari refuses more than 100 changes in 30 s. */
export const addressDelay = 250

let timer: ReturnType<typeof setTimeout> | undefined

function addressWith(parameters: Record<string, string>): URL {
  const address = new URL(location.href)
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  return address
}

/** Replaces the address once the typing has paused; at once with `isSettled`. Empty values leave the address. */
export function replaceAddress(parameters: Record<string, string>, { isSettled = false } = {}): void {
  clearTimeout(timer)
  const replace = () => {
    const address = addressWith(parameters)
    if (address.href !== location.href) history.replaceState(history.state, '', address)
  }
  if (isSettled) replace()
  else timer = setTimeout(replace, addressDelay)
}

/** Adds a history entry for a choice, so that Back undoes it. */
export function pushAddress(parameters: Record<string, string>): void {
  clearTimeout(timer)
  const address = addressWith(parameters)
  if (address.href !== location.href) history.pushState(null, '', address)
}
