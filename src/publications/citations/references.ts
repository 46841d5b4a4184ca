import type { Reference, ReferenceName } from '#content/types.ts'
import type { Publication } from '#src/publications/list.ts'

/** A publication as a reference, by its anchor: ids of the records repeat. */
export function publicationReference({ anchor, facts }: Publication): Reference {
  return { id: anchor, ...facts }
}

/** A name as a Vancouver citation has it: the family's, then initials. */
export function vancouverName(name: ReferenceName): string {
  if ('literal' in name) return name.literal
  const initials = name.given.split(/[\s.-]+/).map((part) => part.slice(0, 1))
  return `${name.family} ${initials.join('')}`
}
