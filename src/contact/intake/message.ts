import * as z from 'zod/mini'
import type { FieldProblem } from '#client/contact/field-problem.ts'
import { cleanLine, cleanText } from '#client/ui/clean-text.ts'
import { once } from '#client/ui/once.ts'
import { withoutMarks } from '#client/ui/without-marks.ts'
import { longest, serviceOptions } from '#content/contact/form.ts'
import { isAddress, storedAddress } from '#src/contact/address.ts'

/** No name needs a mark of direction. */
export const cleanName = (text: string) => cleanLine(withoutMarks(text))

const required = (cleaned: (text: string) => string, max: number) =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(cleaned)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(max, 'tooLong')),
  )

const optionalLine = (max: number) =>
  z._default(
    z.pipe(
      z.pipe(z.string('invalid'), z.transform(cleanName)),
      z.string().check(z.maxLength(max, 'tooLong')),
    ),
    '',
  )

const email = () =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(storedAddress)),
    z
      .string()
      .check(z.minLength(1, 'required'), z.maxLength(longest.email, 'tooLong'), z.refine(isAddress, 'email')),
  )

/** In the order of the form. */
export const fieldNames = ['firstName', 'lastName', 'email', 'company', 'service', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

/** Made on first use, so that no page waits for it. */
export const contactMessage = once(() =>
  z.object({
    firstName: required(cleanName, longest.firstName),
    lastName: required(cleanName, longest.lastName),
    email: email(),
    company: optionalLine(longest.company),
    service: z._default(z.enum(['', ...serviceOptions], 'invalid'), ''),
    message: required(cleanText, longest.message),
  } satisfies Record<FieldName, unknown>),
)

export type ContactMessage = z.infer<ReturnType<typeof contactMessage>>

const problems: readonly string[] = ['required', 'email', 'tooLong', 'invalid'] satisfies FieldProblem[]

function isFieldName(name: unknown): name is FieldName {
  return fieldNames.some((field) => field === name)
}

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
