import * as z from 'zod'

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

const line = (max: number) =>
  z.string('required').transform(cleanLine).pipe(z.string().min(1, 'required').max(max, 'tooLong'))

const optionalLine = (max: number) =>
  z.string('invalid').transform(cleanLine).pipe(z.string().max(max, 'tooLong')).default('')

// What `<input type=email>` accepts, with a dot in the domain: the mail program drops a Reply-To without one.
const email = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(longest.email, 'tooLong')
  .regex(z.regexes.html5Email, 'email')
  .regex(/@[^@]+\.[^@.]+$/, 'email')

export const contactMessage = z.object({
  firstName: line(longest.name),
  lastName: line(longest.name),
  email,
  company: optionalLine(longest.company),
  service: z.enum(['', ...serviceOptions], 'invalid').default(''),
  message: z
    .string('required')
    .transform(clean)
    .pipe(z.string().min(1, 'required').max(longest.message, 'tooLong')),
})

/** A contact message as it is stored and mailed: checked and cleaned. */
export type ContactMessage = z.infer<typeof contactMessage>
export type FieldName = keyof ContactMessage
export const fieldNames = contactMessage.keyof().options

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
export function fieldProblems(error: z.ZodError): Partial<Record<FieldName, FieldProblem>> {
  const found: Partial<Record<FieldName, FieldProblem>> = {}
  for (const { path, message } of error.issues) {
    const name = path[0]
    if (isFieldName(name)) found[name] ??= isProblem(message) ? message : 'invalid'
  }
  return found
}
