import { withoutControls } from '#client/text/clean-text.ts'
import { isFields, type Message, Refusal } from './message.ts'

/** Its requests have no handshake: each names the version in `_meta` and in a header. */
export const newest = '2026-07-28'

/** Versions that begin with `initialize`, the newest first. */
export const older: readonly string[] = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']

const versionHeader = 'MCP-Protocol-Version'
const versionKey = 'io.modelcontextprotocol/protocolVersion'
const clientKey = 'io.modelcontextprotocol/clientInfo'
const capabilitiesKey = 'io.modelcontextprotocol/clientCapabilities'

function unsupported(version: string, supported: readonly string[]) {
  const requested = withoutControls(version)
  const message = `Unsupported protocol version: ${requested}`
  return new Refusal('unsupportedVersion', message, 400, { supported, requested })
}

/** @throws if the header of a request without `_meta` names no older version */
function checkOlder({ method, id }: Message, version: string | null): void {
  const isNamed = version === null || older.includes(version)
  // `initialize` says itself which version the client wants.
  if (isNamed || (method === 'initialize' && version !== newest)) return
  if (version !== newest) throw unsupported(version, older)
  // The protocol does not say which headers a notification has.
  if (id !== undefined) throw new Refusal('invalidParams', `A request of ${newest} needs _meta.`)
}

function requireSame(header: string, value: string | null | undefined, body: unknown): void {
  if (value === body) return
  const said = value === null ? 'is missing' : 'differs from the body'
  throw new Refusal('headerMismatch', `Header mismatch: ${header} ${said}.`)
}

/** A name that is not plain ASCII is sent as `=?base64?…?=`. Undefined if it cannot be read. */
function decodedName(value: string | null): string | null | undefined {
  const [, encoded] = /^=\?base64\?(.*)\?=$/.exec(value ?? '') ?? []
  if (encoded === undefined) return value
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function checkNewest({ method, params, meta }: Message, headers: Headers): void {
  const version = meta[versionKey]
  if (typeof version !== 'string') throw new Refusal('invalidParams', `${versionKey} is no text.`)
  requireSame(versionHeader, headers.get(versionHeader), version)
  if (version !== newest) throw unsupported(version, [newest])
  if (!isFields(meta[capabilitiesKey])) throw new Refusal('invalidParams', `${capabilitiesKey} is missing.`)
  const client = meta[clientKey]
  if (client !== undefined && !isFields(client))
    throw new Refusal('invalidParams', `${clientKey} is no object.`)
  requireSame('Mcp-Method', headers.get('Mcp-Method'), method)
  if (method === 'tools/call') requireSame('Mcp-Name', decodedName(headers.get('Mcp-Name')), params.name)
}

/**
 * @returns whether the message is one of the newest protocol
 * @throws {Refusal} if its version is not supported, or its headers differ from its body
 */
export function isOfNewest(message: Message, headers: Headers): boolean {
  const isNewest = message.meta[versionKey] !== undefined
  if (!isNewest) checkOlder(message, headers.get(versionHeader))
  else if (message.id !== undefined) checkNewest(message, headers)
  return isNewest
}
