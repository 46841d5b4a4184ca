import type { Language } from '#content/locales.ts'
import { translator } from '../layout/messages.ts'
import type { FieldName, FieldProblem } from './message.ts'

/** Every way in which a message is not taken, with its status. Its sentence is `contact.problem.<code>`. */
export const refusals = {
  malformed: 400,
  invalid: 400,
  invalid_key: 400,
  unverified: 400,
  foreign_origin: 403,
  method_not_allowed: 405,
  key_reused: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof refusals

const extraHeaders: Partial<Record<RefusalCode, Record<string, string>>> = {
  method_not_allowed: { Allow: 'POST' },
  too_many: { 'Retry-After': '60' },
  unavailable: { 'Retry-After': '60' },
}

/** A refusal as the client gets it: code, sentence and field sentences in the visitor's language. */
export interface Refusal {
  status: (typeof refusals)[RefusalCode]
  headers: Record<string, string>
  body: { ok: false; error: RefusalCode; details: string; fields?: Partial<Record<FieldName, string>> }
}

export function refusal(
  code: RefusalCode,
  language: Language,
  problems: Partial<Record<FieldName, FieldProblem>> = {},
): Refusal {
  const t = translator(language)
  const fields = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, t(`contact.field.${problem}`)]),
  )
  const hasFields = Object.keys(fields).length > 0
  return {
    status: refusals[code],
    headers: { 'Cache-Control': 'no-store', ...extraHeaders[code] },
    body: {
      ok: false,
      error: code,
      details: t(`contact.problem.${code}`),
      ...(hasFields ? { fields } : {}),
    },
  }
}
