import type { Variable } from '../derive.ts'
import type { Casebook } from '../forms/entry.ts'
import { study } from '../protocol.ts'

const usubjid = (subject: string): string => `${study.id}-${subject}`

/** The first variables of every domain. */
export const identifiers = (domain: string): Variable<{ book: Casebook }>[] => [
  {
    name: 'STUDYID',
    label: 'Study Identifier',
    type: 'string',
    rule: 'protocol',
    isKey: true,
    derive: () => study.id,
  },
  {
    name: 'DOMAIN',
    label: 'Domain Abbreviation',
    type: 'string',
    rule: 'assigned',
    codeList: 'DOMAIN',
    derive: () => domain,
  },
  {
    name: 'USUBJID',
    label: 'Unique Subject Identifier',
    type: 'string',
    rule: 'subject',
    isKey: true,
    derive: (_read, { book }) => usubjid(book.subject),
  },
]

export const sequence = (domain: string): Variable<{ book: Casebook }> => ({
  name: `${domain}SEQ`,
  label: 'Sequence Number',
  type: 'integer',
  rule: 'sequence',
  isKey: true,
  derive: (_read, _source, self) => self.seq,
})
