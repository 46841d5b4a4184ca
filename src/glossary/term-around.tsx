import { useLanguage } from '#client/ui/language.tsx'
import { Text } from '#client/ui/text.tsx'
import type { en } from '#content/glossary/term/en.ts'
import { termHref } from '#content/routes.ts'
import type { TermNeighbor, TermNeighbors } from '#content/types.ts'

interface AroundProps {
  words: (typeof en)['around']
  term: string
  neighbors: TermNeighbors
}

/**
 * A drawing of text: the terms that explain this one, this one, and the terms that it explains. The
 * other terms are below it, or beside it if there are no more.
 */
export function TermAround({ words, term, neighbors: { uses, usedBy, mutual, see } }: AroundProps) {
  const isBefore = uses.length + mutual.length > 0
  const isAfter = usedBy.length > 0
  if (!isBefore && !isAfter && see.length === 0) return null
  const seeAlso = <Group name="see" title={words.see} terms={see} />
  return (
    <section aria-labelledby="around-title">
      <h2 id="around-title" className="text-h3">
        {words.title}
      </h2>
      <div className="around mt-5">
        {isBefore && (
          <div className="around-side">
            <Group name="uses" title={words.uses} terms={uses} />
            <Group name="mutual" title={words.mutual} terms={mutual} />
          </div>
        )}
        {isBefore && <Line isArrow />}
        <div className="around-center">
          <p className="filled rounded bg-accent text-on-accent font-700 px-5 py-3">
            <Text>{term}</Text>
          </p>
          {(isBefore || isAfter) && seeAlso}
        </div>
        {(isAfter || !isBefore) && (
          <>
            <Line isArrow={isAfter} />
            <div className="around-side">
              {isAfter ? <Group name="usedBy" title={words.usedBy} terms={usedBy} /> : seeAlso}
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** From one column to the next; on a phone, the lines of the columns lead to the term. */
function Line({ isArrow }: { isArrow: boolean }) {
  return (
    <span className="around-arrow max-md:hidden" aria-hidden="true">
      {isArrow && <span className="i-lucide-chevron-right mirror" />}
    </span>
  )
}

interface GroupProps {
  name: keyof TermNeighbors
  title: string
  terms: readonly TermNeighbor[]
}

function Group({ name, title, terms }: GroupProps) {
  const language = useLanguage()
  if (terms.length === 0) return null
  const id = `around-${name}`
  return (
    <div className="around-group">
      <h3 id={id} className="text-small text-muted mb-2">
        {title}
      </h3>
      <ul className="around-terms" aria-labelledby={id}>
        {terms.map(({ slug, title: name, onward = [] }) => (
          <li key={slug}>
            <a
              className="block px-3 py-2 rounded border border-solid border-line bg-field text-accent font-600 no-underline hover:underline"
              href={termHref(slug, language)}
            >
              <Text>{name}</Text>
            </a>
            {onward.length > 0 && (
              <ul className="around-onward text-small">
                {onward.map((far) => (
                  <li key={far.slug}>
                    <a className="footer-link" href={termHref(far.slug, language)}>
                      <span>
                        <Text>{far.title}</Text>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
