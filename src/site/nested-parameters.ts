/**
 * Signs that would end a parameter inside a parameter; letters stay as they are, for the length.
 */
const escaped = (text: string) => text.replace(/[%&=+#]/g, encodeURIComponent)

/** Parameters as the value of one parameter of another address. */
export function nested(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, text]) => `${name}=${escaped(text)}`)
    .join('&')
}

/** The parameters that were nested. */
export function unnested(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}
