import * as z from 'zod'

export const sentence = z.string().regex(/\.$/, 'A sentence ends with a full stop.')

/** The words of a rule. */
export const ruleWords = z.strictObject({
  id: z.string(),
  /** Ids at CDISC and the FDA: of the same rule or, for our own rules, of those about the same. */
  also: z.array(z.string().regex(/^(CORE-\d{6}|(CG|FB)\d{4})$/)),
  says: sentence,
})

export interface Rule extends z.infer<typeof ruleWords> {
  /** SQLite: one number, of what breaks the rule. */
  query: string
}
