/** Which way the page is driven: each engine has its own protocol, and a test sees none of them. */
export type EngineName = 'chromium' | 'firefox' | 'webkit'

/** A page in an engine, as far as the journeys need one. */
export interface EnginePage {
  name: EngineName
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>
  /** Sets the size of the page, in px. */
  resize: (width: number, height: number) => Promise<void>
  /**
   * Runs a function in the page; what it takes and returns must be JSON. It waits for a promise.
   */
  run: <T, A extends unknown[]>(inPage: (...given: A) => T, ...given: A) => Promise<Awaited<T>>
  /** Presses the mouse at a place of the window, in px. */
  click: (x: number, y: number) => Promise<void>
  /** Presses one key, by its name in WebDriver: `Tab`, `Escape`, `Enter`, or a letter. */
  press: (key: string) => Promise<void>
  back: () => Promise<void>
  /** The page on paper, as a PDF; null where the engine's driver cannot print. */
  print: () => Promise<Buffer | null>
  /** What the console has said since the last call; empty where the driver does not tell. */
  messages: () => string[]
  close: () => Promise<void>
}

/**
 * Keys by the code points that WebDriver gives them
 * (https://www.w3.org/TR/webdriver2/#keyboard-actions).
 */
const codes: Record<string, string> = { Tab: '\uE004', Escape: '\uE00C', Enter: '\uE007' }

/** The actions of WebDriver, classic and BiDi alike, for a press of the mouse or of a key. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const keyActions = (key: string) => {
  const value = codes[key] ?? key
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ]
}

/** A function and what it is given, as the text of an expression. */
export function asCall(inPage: (...given: never[]) => unknown, given: readonly unknown[]): string {
  return `(${inPage})(...${JSON.stringify(given)})`
}

/**
 * Waits until `look` gives something, at most `most` ms; a page that is just being left gives
 * nothing.
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
