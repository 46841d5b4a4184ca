import { fill } from '#client/text/fill.ts'
import { longestQuery } from '#client/ui/address.ts'
import type { Language } from '#content/locales.ts'
import type { Fault } from '#src/study-design/index.ts'
import { countText, frameWords } from '#src/study-design/index.ts'

/** The form's own sentence, or that of the designs' forms. */
export function builderFault(
  { code, facts = {} }: Fault,
  own: Readonly<Record<string, string>>,
  language: Language,
): string {
  const shared: Record<string, string | object> = frameWords(language).errors
  const sentence = own[code] ?? shared[code]
  const printed = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'number' && fact >= 1000 ? countText(fact) : fact,
  ])
  return fill(
    typeof sentence === 'string' ? sentence : frameWords(language).errors.notAnOption,
    Object.fromEntries(printed),
  )
}

/** All fields together must fit in an address, also when each of them is short enough. */
export function addressFaults({ length }: string): Fault[] {
  const percent = Math.ceil((100 * length) / longestQuery)
  return percent > 100 ? [{ field: '', code: 'addressTooLong', facts: { percent } }] : []
}
