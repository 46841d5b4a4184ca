import { useLanguage } from '#client/ui/language.tsx'
import type { en } from '#content/glossary/term/en.ts'
import { inLanguage } from '#content/routes.ts'
import type { TermEntry } from '#content/types.ts'
import { Cite } from '#src/publications/index.ts'
import { usePageFacts } from '#src/site/head/page-facts.ts'
import { termReference } from './reference.ts'

/** AMA style: author, entry, work, day of access, address. */
export function TermCite({ words, entry }: { words: typeof en; entry: TermEntry }) {
  const language = useLanguage()
  const facts = usePageFacts()
  if (!facts) return null
  const { id, title, publisher = '', ...reference } = termReference(entry, language, facts.origin)
  const glossary = reference['container-title'] ?? ''
  return (
    <Cite
      title={words.cite.title}
      file={(ending) => inLanguage(`/key-concepts/${entry.slug}.${ending}`, language)}
      name={id}
      text={`${publisher}. ${title}. ${glossary}.`}
      online={{ accessed: words.cite.accessed, url: reference.URL ?? '' }}
      language={language}
      label={title}
    />
  )
}
