import type { FieldProblem } from '#client/contact/field-problem.ts'
import { type ContactField, contactFields, type FieldName, fieldNames } from '#client/contact/fields.ts'
import { fill } from '#client/text/fill.ts'
import type { Language } from '#content/locales.ts'
import { site } from '#content/site.ts'
import { day, second } from '#src/contact/delivery/back-off.ts'
import { translator } from '#src/words/messages.ts'

/** The status of each refusal. Its sentence is `contact.problem.<code>`. */
const refusals = {
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
  day_full: 429,
  unavailable: 503,
} as const

export type RefusalCode = keyof typeof refusals

const extraHeaders: Partial<Record<RefusalCode, Record<string, string>>> = {
  method_not_allowed: { Allow: 'POST' },
  too_many: { 'Retry-After': '60' },
  unavailable: { 'Retry-After': '60' },
}

/** In seconds: the budget is new at midnight, UTC. */
const untilTomorrow = (now: number) => String(Math.ceil((day - (now % day)) / second))

export interface Refusal {
  status: (typeof refusals)[RefusalCode]
  headers: Record<string, string>
  body: {
    ok: false
    error: RefusalCode
    details: string
    fields?: Partial<Record<FieldName, string>>
    /** `fields` as codes. */
    problems?: Partial<Record<FieldName, FieldProblem>>
  }
}

const office = { phone: site.phone.display, email: site.email }

/** The longest value of a field, written in the language; empty for a field without a limit. */
function limitOf(name: FieldName, language: Language): string {
  const { longest }: ContactField = contactFields[name]
  return longest?.toLocaleString(language) ?? ''
}

export function refusal(
  code: RefusalCode,
  language: Language,
  problems: Partial<Record<FieldName, FieldProblem>> = {},
): Refusal {
  const t = translator(language)
  const fields = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const problem = problems[name]
      return problem ? [[name, fill(t(`contact.field.${problem}`), { limit: limitOf(name, language) })]] : []
    }),
  )
  const hasFields = Object.keys(fields).length > 0
  return {
    status: refusals[code],
    headers: {
      'Cache-Control': 'no-store',
      ...(code === 'day_full' ? { 'Retry-After': untilTomorrow(Date.now()) } : extraHeaders[code]),
    },
    body: {
      ok: false,
      error: code,
      details: fill(t(`contact.problem.${code}`), { ...office, limit: limitOf('message', language) }),
      ...(hasFields ? { fields, problems } : {}),
    },
  }
}
