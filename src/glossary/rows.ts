import { documents } from '#content/glossary/documents.ts'
import type { ListedTerm, TermFacts, TermSource } from '#content/types.ts'
import { glossaryRecords, termFacts } from '#src/words/words.ts'

/** A term as the files of the glossary have it. */
export type Row = ListedTerm & Partial<TermFacts>

export const rows = (): Row[] => {
  const facts = new Map(termFacts().map((fact) => [fact.slug, fact]))
  return glossaryRecords().map((term) => ({ ...facts.get(term.slug), ...term }))
}

export const sourceText = ({ document, section }: TermSource) =>
  `${document} (${documents[document]}), ${section}`
