import { withoutMarks } from './without-marks.ts'

/** In UTF-16 code units. A longer text is no address, and would keep the patterns busy. */
const longestText = 1000

/** `Dana <dana@lab.example>`, as mail programs copy it; with two addresses none is chosen. */
const bracketed = /^[^<]*<([^<>]*)>[^<>]*$/
const link = /^mailto:([^?]*).*$/is
// An address begins with a letter, a digit or one of these signs, and ends with a letter or a digit.
const opening = /^[^\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+/u
const closing = /[^\p{L}\p{N}\p{M}]+$/u
/** An address may begin with it, but then no domain has another. */
const quote = /^'(?=.*@.*')/

function unwrap(text: string): string {
  const inner = bracketed.exec(text)?.[1] ?? text
  return inner.replace(opening, '').replace(link, '$1').replace(quote, '').replace(closing, '')
}

/**
 * An email address as people paste it, without what is invisible in it and what stands around it.
 * A text that is no address then, e.g. a half-typed one, keeps its signs.
 */
export function cleanAddress(text: string): string {
  if (text.length > longestText) return text
  const visible = withoutMarks(text, '').trim()
  let cleaned = visible
  for (let before = ''; before !== cleaned; ) {
    before = cleaned
    cleaned = unwrap(cleaned)
  }
  return /^[^\s@]+@[^\s@]+$/.test(cleaned) ? cleaned : visible
}

/** The domain of an address in ASCII, e.g. of `dana@דוגמה.ישראל`, as mail servers take it. */
export function asciiAddress(text: string): string {
  const domain = text.slice(text.lastIndexOf('@') + 1)
  if (text.length > longestText || domain === text || !/[^!-~]/.test(domain)) return text
  try {
    const { href, hostname } = new URL(`http://${domain}`)
    // Nothing but a host.
    return href === `http://${hostname}/` ? text.slice(0, -domain.length) + hostname : text
  } catch {
    return text
  }
}
