import { fill } from '#client/text/fill.ts'
import { documents } from '#content/glossary/documents.ts'
import type { en } from '#content/glossary/term/en.ts'
import type { TermSource } from '#content/types.ts'

/** The part of a document: its glossary, an article of a law, or a section. */
function placeIn(section: string, words: typeof en): string {
  if (section === 'glossary') return words.glossaryOf
  const [, article] = /^Article (.+)$/.exec(section) ?? []
  return article ? fill(words.article, { section: article }) : fill(words.section, { section })
}

export function TermSources({ words, sources }: { words: typeof en; sources: readonly TermSource[] }) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="source-title">
      <h2 id="source-title" className="text-h3">
        {words.source}
      </h2>
      <ul className="mt-3 grid gap-2">
        {sources.map(({ document, section }) => (
          <li key={`${document} ${section}`}>
            <bdi dir="ltr" lang="en">
              {`${document}, ${documents[document]}`}
            </bdi>
            {', '}
            <span>{placeIn(section, words)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
