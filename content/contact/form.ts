/** The values that a contact message's service may have, in the order of the list. */
export const serviceOptions = [
  'statistical-consulting',
  'edc-systems',
  'statistical-analysis',
  'medical-writing',
  'data-management',
  'other',
] as const

/**
 * Longest values of the typed fields, in UTF-16 units as JavaScript counts them. The server refuses
 * what is longer, and the form counts what is left as the end comes near.
 */
export const longest = { firstName: 100, lastName: 100, email: 254, company: 200, message: 10_000 } as const
