export type EngineName = 'chromium' | 'chromium-109' | 'firefox' | 'webkit'

/** Hides the driver from the tests. */
export interface Engine {
  /** Only Chromium 109 can be without script. */
  newPage: (options?: { hasScript?: boolean }) => Promise<EnginePage>
  close: () => Promise<void>
}

export interface EnginePage {
  name: EngineName
  /** Waits for the load event. */
  open: (address: string) => Promise<void>
  /** In px. */
  resize: (width: number, height: number) => Promise<void>
  /** Arguments and result must be JSON. A promise is awaited. */
  run: <T, A extends unknown[]>(inPage: (...given: A) => T, ...given: A) => Promise<Awaited<T>>
  /** In px of the window. */
  click: (x: number, y: number) => Promise<void>
  press: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>
  type: (text: string) => Promise<void>
  /** The console messages since the last call; WebKitGTK's driver reports none. */
  messages: () => string[]
  /** The PDF of the page on A4, with the margins that the page asks for; WebKitGTK's driver makes none. */
  print?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/**
 * Waits at most `most` ms for a truthy result. An error counts as none: while a page is being left,
 * `run` throws.
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
