import type { PageTable } from '#src/site/define-page.ts'
import { redactPath } from './redact.ts'

export interface Site {
  /** An address of this site. */
  address: URL
  table: PageTable
}

/** A violation of the content security policy. What the browser left out is empty or 0. */
interface Violation {
  page: string
  directive: string
  blocked: string
  file: string
  line: number
  column: number
}

interface ScriptError {
  name: string
  page: string
  place: string
}

const directives =
  /^(?:[a-z]{3,9}-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/

/** Written in place of an address: https://www.w3.org/TR/CSP3/#violation-resource */
const keywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']

/** The rest of such an address is data, or identifies an extension. */
const schemes = [
  ...['about', 'blob', 'data', 'file', 'filesystem', 'javascript'],
  ...['chrome-extension', 'moz-extension', 'safari-extension', 'safari-web-extension', 'webkit-masked-url'],
]

const errorNames = /^(?:[A-Z][A-Za-z]{1,30})?(?:Error|Exception)$/

/** A built file with line and column, e.g. `loader-HFPZY5WN.js:1:2040`. */
const builtPlace = /^[a-z-]{1,40}-[A-Z0-9]{8}\.js:\d{1,7}:\d{1,7}$/

const other = 'other'

/** A keyword, a scheme, `self`, or the host of another site. */
function reduceAddress(address: string, { address: { host } }: Site): string {
  const word = address.split(':', 1)[0] ?? ''
  if (keywords.includes(address) || schemes.includes(word)) return word
  if (!/^(?:https?|wss?):/.test(address) || !URL.canParse(address)) return other
  const url = new URL(address)
  return url.host === host ? 'self' : url.host.slice(0, 100)
}

function reducePlace({ file, line, column }: Violation, site: Site): string {
  if (file === '') return ''
  const [, name] = file.split(`${site.address.origin}/build/`)
  const place = `${name}:${line}:${column}`
  return builtPlace.test(place) ? place : reduceAddress(file, site)
}

function reducePage(page: string, { address, table }: Site): string {
  const isOwn = URL.canParse(page, address) && new URL(page, address).host === address.host
  return redactPath(new URL(isOwn ? page : '/redacted', address).href, table)
}

/** The directive, what was blocked, the page, and where the script is. */
export function labelViolation(violation: Violation, site: Site): string[] {
  return [
    directives.test(violation.directive) ? violation.directive : other,
    reduceAddress(violation.blocked, site),
    reducePage(violation.page, site),
    reducePlace(violation, site),
  ]
}

/** The name of the error, the page, and where the script is. Never the message. */
export function labelError({ name, page, place }: ScriptError, site: Site): string[] {
  return [errorNames.test(name) ? name : other, reducePage(page, site), builtPlace.test(place) ? place : '']
}
