import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Codes of JSON-RPC 2.0, and two of the protocol (its section "Error Codes"). */
export const codes = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  headerMismatch: -32020,
  unsupportedVersion: -32022,
  /** Any other. The protocol gives it no meaning. */
  other: -32000,
} as const

interface Failure {
  code: keyof typeof codes
  /** Of the HTTP answer. */
  status: ContentfulStatusCode
  data?: Fields
}

/** Thrown where a message cannot be answered. */
export class Refusal extends Error {
  readonly failure: Failure

  constructor(code: Failure['code'], message: string, status: Failure['status'] = 400, data?: Fields) {
    super(message)
    this.failure = { code, status, data }
  }
}

export interface Message {
  /** A notification has none. */
  id?: string | number
  method: string
  params: Fields
  meta: Fields
}

const fieldsOr = (value: unknown = {}): Fields | undefined => (isFields(value) ? value : undefined)

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isInteger(id)

/** The id that an error repeats, if there is one. */
export const idIn = (body: unknown): string | number | null =>
  isFields(body) && isId(body.id) ? body.id : null

/** Undefined for a response: this server asks nothing, so no response needs an answer. */
export function readMessage(body: unknown): Message | undefined {
  const { jsonrpc, id, method, ...rest } = fieldsOr(body) ?? {}
  const params = fieldsOr(rest.params)
  const meta = fieldsOr(params?._meta)
  if (jsonrpc === '2.0' && (id === undefined || isId(id))) {
    if (typeof method === 'string' && params && meta) return { id, method, params, meta }
    if (method === undefined && id !== undefined && ('result' in rest || 'error' in rest)) return undefined
  }
  throw new Refusal('invalidRequest', 'The body is not a message of JSON-RPC 2.0.')
}
