export interface Term {
  /** As it is submitted. */
  value: string
  /** In the NCI Thesaurus. Empty for a term of the sponsor. */
  concept: string
  /** What the value means, unless it says that itself. */
  decode?: string
}

export interface CodeList {
  /** CDISC's, as NCI names it. */
  name: string
  /** Empty for a list of the sponsor. */
  concept: string
  /** The package of CDISC that it is in. Empty for a list of the sponsor. */
  set: 'SDTM' | 'ADaM' | ''
  type: 'text' | 'integer'
  /** Every value that the forms or the derivations allow. */
  terms: readonly Term[]
}

/** A terminology that is published elsewhere, or too long to repeat. */
export interface ExternalList {
  name: string
  dictionary: string
  version: string
}

/** The list of the names that belong to a list of codes. A code and its name have the same concept. */
export const namesOf = (codes: readonly Term[]): Term[] =>
  codes.map(({ value, concept, decode = value }) => ({ value: decode, concept }))
