import { termOrder } from '../glossary/letters.ts'
import type { Language } from '../locales.ts'
import type { GlossaryTerm, TermNeighbor, TermNeighbors, TermPlace } from '../types.ts'

/** Beside fewer neighbors than this, the page shows the neighbors of neighbors too. */
const fewNeighbors = 4
/** Of a neighbor, so that the drawing remains small. */
const mostOnward = 3

interface Named {
  slug: string
  title: string
}

/**
 * @param named the slugs that the definition and the note of each term name
 * @returns the neighbors of a term and its place in its topic, with titles in the language
 */
export function termRelations(
  terms: readonly GlossaryTerm[],
  language: Language,
  named: ReadonlyMap<string, readonly string[]>,
): (slug: string) => { neighbors: TermNeighbors; place: TermPlace } {
  const compare = termOrder(language)
  const sorted = terms.toSorted((one, other) => compare(one.term[language], other.term[language]))
  const bySlug = new Map(terms.map((term) => [term.slug, term]))
  const byTopic = Map.groupBy(sorted, ({ topic }) => topic)

  const nameOf = ({ slug, term }: GlossaryTerm): Named => ({ slug, title: term[language] })
  const names = (slug: string, other: string) => named.get(slug)?.includes(other) ?? false

  function neighborsOf(slug: string): TermNeighbors {
    const own = bySlug.get(slug)?.see ?? []
    const near = sorted.filter(
      (other) => names(slug, other.slug) || names(other.slug, slug) || own.includes(other.slug),
    )
    const seen = new Set([slug, ...near.map((term) => term.slug)])
    const withOnward = (term: GlossaryTerm): TermNeighbor => {
      if (near.length >= fewNeighbors) return nameOf(term)
      const onward = term.see.filter((other) => !seen.has(other)).slice(0, mostOnward)
      for (const other of onward) seen.add(other)
      const titled = onward.flatMap((other) => bySlug.get(other) ?? []).map(nameOf)
      return titled.length > 0 ? { ...nameOf(term), onward: titled } : nameOf(term)
    }
    const groups: TermNeighbors = { uses: [], usedBy: [], mutual: [], see: [] }
    for (const term of near) groups[groupOf(slug, term.slug)].push(withOnward(term))
    return groups
  }

  function groupOf(slug: string, other: string): keyof TermNeighbors {
    if (names(slug, other)) return names(other, slug) ? 'mutual' : 'uses'
    return names(other, slug) ? 'usedBy' : 'see'
  }

  function placeOf(slug: string): TermPlace {
    const topic = byTopic.get(bySlug.get(slug)?.topic ?? '') ?? []
    const at = topic.findIndex((term) => term.slug === slug)
    const [previous, next] = [topic[at - 1], topic[at + 1]]
    return {
      number: at + 1,
      count: topic.length,
      ...(previous ? { previous: nameOf(previous) } : {}),
      ...(next ? { next: nameOf(next) } : {}),
    }
  }

  return (slug) => ({ neighbors: neighborsOf(slug), place: placeOf(slug) })
}
