import type { Reference, ReferenceName } from '#content/types.ts'
import type { Publication } from '#src/publications/list.ts'

/** By anchor, because ids of records repeat. */
export function publicationReference({ anchor, facts }: Publication): Reference {
  return { id: anchor, ...facts }
}

/** Vancouver style: family name, then initials. */
export function vancouverName(name: ReferenceName): string {
  if ('literal' in name) return name.literal
  const initials = name.given.split(/[\s.-]+/).map((part) => part.slice(0, 1))
  return `${name.family} ${initials.join('')}`
}
