/** In characters. Windows opens nothing for a longer link: a Hebrew letter needs six. */
const longestLink = 2000

/** A `mailto:` link. A text that does not fit is left out, not cut: the visitor could not see where. */
export function mailLink(to: string, subject: string, text: string): string {
  const empty = `mailto:${to}?subject=${encodeURIComponent(subject)}`
  const whole = empty + body + encodeURIComponent(text)
  return whole.length < longestLink ? whole : empty
}

const body = '&body='

export const holdsText = (link: string) => link.includes(body)
