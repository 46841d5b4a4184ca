import type { Reference } from '#content/types.ts'
import { bibtexOf } from './bibtex.ts'
import { risOf } from './ris.ts'

interface CitationFormat {
  /** As reference managers call it. */
  name: string
  type: string
  write: (references: readonly Reference[]) => string
}

/** By file extension. */
export const citationFormats = {
  bib: { name: 'BibTeX', type: 'application/x-bibtex; charset=utf-8', write: bibtexOf },
  ris: { name: 'RIS', type: 'application/x-research-info-systems; charset=utf-8', write: risOf },
  'csl.json': {
    name: 'CSL-JSON',
    type: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    write: (references) => JSON.stringify(references, null, 2),
  },
} satisfies Record<string, CitationFormat>

export type CitationEnding = keyof typeof citationFormats

export const citationEndings = ['bib', 'ris', 'csl.json'] as const satisfies CitationEnding[]
