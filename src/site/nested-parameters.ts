import { withoutControls } from '#client/text/clean-text.ts'

/** Escapes only the characters that would end a parameter: escaped letters would be too long. */
const escaped = (text: string) => text.replace(/[%&=+#]/g, encodeURIComponent)

export function nested(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, text]) => `${name}=${escaped(text)}`)
    .join('&')
}

export function unnested(text: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(text)].map((pair) => pair.map(withoutControls)))
}
