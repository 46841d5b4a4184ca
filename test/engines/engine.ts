export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** A browser. No test sees which driver is behind it. */
export interface Engine {
  newPage: () => Promise<EnginePage>
  close: () => Promise<void>
}

/** A page in an engine, as far as the journeys need one. */
export interface EnginePage {
  name: EngineName
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>
  /** Sets the size of the page, in px. */
  resize: (width: number, height: number) => Promise<void>
  /**
   * Runs a function in the page; its arguments and result must be JSON. It waits for a promise.
   */
  run: <T, A extends unknown[]>(inPage: (...given: A) => T, ...given: A) => Promise<Awaited<T>>
  /** Clicks at a place of the window, in px. */
  click: (x: number, y: number) => Promise<void>
  press: (key: 'Tab' | 'Escape') => Promise<void>
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>
  /** The console's messages since the last call; empty where the driver does not report them. */
  messages: () => string[]
  close: () => Promise<void>
}

/**
 * Waits until `look` returns something truthy, at most `most` ms. An error counts as nothing, as a
 * page cannot be asked while it is being left.
 * @throws with what it waited for
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  most = 10_000,
): Promise<NonNullable<T>> {
  const end = Date.now() + most
  for (;;) {
    const found = await Promise.resolve(look()).catch(() => null)
    if (found) return found
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
