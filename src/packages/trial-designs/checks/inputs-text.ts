/** The parameters of a case as an address writes them, e.g. `difference=0.5&sd=1`. No text has `&`, `=` or `%`. */
export const inputsText = (inputs: Readonly<Record<string, string>>): string =>
  Object.entries(inputs)
    .map(([name, text]) => `${name}=${text}`)
    .join('&')

/** Undefined if it is no such text, or has a name twice. */
export function inputsIn(text: string): Record<string, string> | undefined {
  const inputs: Record<string, string> = {}
  for (const pair of text === '' ? [] : text.split('&')) {
    const [name, value, ...more] = pair.split('=')
    if (!name || !value || more.length > 0 || value.includes('%') || name in inputs) return undefined
    inputs[name] = value
  }
  return inputs
}
