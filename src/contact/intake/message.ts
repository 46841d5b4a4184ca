import * as z from 'zod/mini'
import type { FieldProblem } from '#client/contact/field-problem.ts'
import {
  type ContactField,
  contactFields,
  eachField,
  type FieldName,
  isFieldName,
} from '#client/contact/fields.ts'
import { once } from '#client/once.ts'
import { cleanLine, cleanText } from '#client/text/clean-text.ts'
import { withoutMarks } from '#client/text/without-marks.ts'
import { serviceOptions } from '#content/contact/form.ts'
import { isAddress, storedAddress } from '#src/contact/address.ts'

/** No name needs a mark of direction. */
export const cleanName = (text: string) => cleanLine(withoutMarks(text))

const cleaners = { line: cleanName, email: storedAddress, text: cleanText }

function checkOf(name: FieldName): z.ZodMiniType<string> {
  const { kind, isRequired, longest = Number.POSITIVE_INFINITY }: ContactField = contactFields[name]
  if (kind === 'service') return z._default(z.enum(['', ...serviceOptions], 'invalid'), '')
  const typed = z.string(isRequired ? 'required' : 'invalid')
  const checked = z
    .string()
    .check(
      ...(isRequired ? [z.minLength(1, 'required')] : []),
      z.maxLength(longest, 'tooLong'),
      ...(kind === 'email' ? [z.refine<string>(isAddress, 'email')] : []),
    )
  const cleaned = z.pipe(z.pipe(typed, z.transform(cleaners[kind])), checked)
  return isRequired ? cleaned : z._default(cleaned, '')
}

/** Made on first use, so that no page waits for it. */
export const contactMessage = once(() => z.object(eachField(checkOf)))

const problems: readonly string[] = ['required', 'email', 'tooLong', 'invalid'] satisfies FieldProblem[]

function isProblem(text: string): text is FieldProblem {
  return problems.includes(text)
}

export function fieldProblems(error: z.core.$ZodError): Partial<Record<FieldName, FieldProblem>> {
  const found: Partial<Record<FieldName, FieldProblem>> = {}
  for (const { path, message } of error.issues) {
    const name = path[0]
    if (isFieldName(name)) found[name] ??= isProblem(message) ? message : 'invalid'
  }
  return found
}
