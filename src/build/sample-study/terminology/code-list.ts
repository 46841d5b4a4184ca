/**
 * The concept of a term in the NCI Thesaurus, which is empty for a term of the sponsor; and what the
 * term means, unless it says that itself.
 */
type Meaning = string | readonly [concept: string, decode: string]

/** By the submitted value. */
export type Terms = Readonly<Record<string, Meaning>>

export interface CodeList {
  /** CDISC's, as NCI names it. */
  name: string
  /** Its concept. A list of the sponsor has none. */
  code?: string
  /** The package of CDISC that it is in. The default is SDTM. */
  set?: 'ADaM'
  /** The default is text. */
  type?: 'text' | 'integer'
  /** Every value that the forms or the derivations allow. */
  terms: Terms
}

/** A terminology that is published elsewhere, or too long to repeat. */
export interface ExternalList {
  name: string
  dictionary: string
  version: string
}

export interface Term {
  value: string
  concept: string
  decode?: string
}

export const termsOf = (terms: Terms): Term[] =>
  Object.entries(terms).map(([value, meaning]) => {
    if (typeof meaning === 'string') return { value, concept: meaning }
    const [concept, decode] = meaning
    return { value, concept, decode }
  })

/** The list of the names that belong to a list of codes. A code and its name have the same concept. */
export const namesOf = (codes: Terms): Terms =>
  Object.fromEntries(termsOf(codes).map(({ value, concept, decode = value }) => [decode, concept]))
