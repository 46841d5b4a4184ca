import type { Reference, ReferenceName } from '#content/types.ts'
import type { Publication } from '#src/publications/list.ts'
import { sampleLine } from '#src/words/sample-line.ts'

/** By anchor, because ids of records repeat. A record is in English in both languages. */
export function publicationReference({ anchor, facts }: Publication): Reference {
  const note = sampleLine('en', 'cited.publication')
  return { id: anchor, ...facts, ...(note ? { note } : {}) }
}

/** Vancouver style: family name, then initials. */
export function vancouverName(name: ReferenceName): string {
  if ('literal' in name) return name.literal
  const initials = name.given.split(/[\s.-]+/).map((part) => part.slice(0, 1))
  return `${name.family} ${initials.join('')}`
}
