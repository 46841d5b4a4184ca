import * as z from 'zod/mini'
import { once } from '#client/once.ts'

/** The values that `service` may have, in the order of the list. */
export const serviceOptions = [
  'statistical-consulting',
  'edc-systems',
  'statistical-analysis',
  'medical-writing',
  'data-management',
  'other',
] as const

/** Longest values, in UTF-16 units as the browser's `maxlength` counts them. */
const longest = { name: 100, email: 254, company: 200, message: 10_000 }

// Overrides and isolates can make a name read as another; the plain marks LRM and RLM stay, Hebrew needs them.
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g
const invisible = /[\u200B\u2060\uFEFF]/g
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

/** A text without what could steer a mail program: control characters, bidi overrides, lone surrogates. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(lineBreaks, '\n')
    .replaceAll('\t', ' ')
    .replace(controls, '')
    .replace(bidiControls, '')
    .replace(invisible, '')
    .normalize('NFC')
    .trim()
}

/** As `clean`, on one line: what may stand in a mail's subject or beside an address. */
function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ')
}

const required = (cleaned: (text: string) => string, max: number) =>
  z.pipe(
    z.pipe(z.string('required'), z.transform(cleaned)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(max, 'tooLong')),
  )

const optionalLine = (max: number) =>
  z._default(
    z.pipe(
      z.pipe(z.string('invalid'), z.transform(cleanLine)),
      z.string().check(z.maxLength(max, 'tooLong')),
    ),
    '',
  )

// What `<input type=email>` accepts (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address), with a dot
// in the domain: the mail program drops a Reply-To without one. Zod has the same, among all its others.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'i')

const email = () =>
  z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(longest.email, 'tooLong'),
      z.regex(address, 'email'),
    )

/** The fields of a message, in the order of the form. */
export const fieldNames = ['firstName', 'lastName', 'email', 'company', 'service', 'message'] as const
export type FieldName = (typeof fieldNames)[number]

/** Made when the first message comes: nobody's page waits for it. */
export const contactMessage = once(() =>
  z.object({
    firstName: required(cleanLine, longest.name),
    lastName: required(cleanLine, longest.name),
    email: email(),
    company: optionalLine(longest.company),
    service: z._default(z.enum(['', ...serviceOptions], 'invalid'), ''),
    message: required(clean, longest.message),
  } satisfies Record<FieldName, unknown>),
)

/** A contact message as it is stored and mailed: checked and cleaned. */
export type ContactMessage = z.infer<ReturnType<typeof contactMessage>>

/** What is wrong with a field; the sentence for it is the message `contact.field.<problem>`. */
export type FieldProblem = 'required' | 'email' | 'tooLong' | 'invalid'

const problems: readonly string[] = ['required', 'email', 'tooLong', 'invalid'] satisfies FieldProblem[]

function isFieldName(name: unknown): name is FieldName {
  return fieldNames.some((field) => field === name)
}

function isProblem(text: string): text is FieldProblem {
  return problems.includes(text)
}

/** The first problem of each field that has one. */
export function fieldProblems(error: z.core.$ZodError): Partial<Record<FieldName, FieldProblem>> {
  const found: Partial<Record<FieldName, FieldProblem>> = {}
  for (const { path, message } of error.issues) {
    const name = path[0]
    if (isFieldName(name)) found[name] ??= isProblem(message) ? message : 'invalid'
  }
  return found
}
