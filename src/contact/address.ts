import { asciiAddress, cleanAddress } from '#client/text/clean-address.ts'

/** Longest address and longest part before its @, in characters (RFC 5321, section 4.5.3.1). */
const longestAddress = 254
const longestLocalPart = 64

// A dot-atom (RFC 5322, section 3.2.3), then a domain with a dot and a last label that is no
// number: mail programs drop a Reply-To without a dot, and no mail goes to a bare IP address.
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const topLabel = '(?:[a-z][a-z0-9-]{0,61}[a-z0-9])'
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLabel}$`, 'i')

export function isAddress(text: string): boolean {
  return text.length <= longestAddress && text.lastIndexOf('@') <= longestLocalPart && pattern.test(text)
}

/** A pasted address as it is stored, mailed and searched for. Any other text stays. */
export function storedAddress(text: string): string {
  return asciiAddress(cleanAddress(text))
}
