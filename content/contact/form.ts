export const serviceOptions = [
  'statistical-consulting',
  'edc-systems',
  'statistical-analysis',
  'medical-writing',
  'data-management',
  'other',
] as const

/** In UTF-16 code units. The server refuses longer values; the form shows how much is left. */
export const longest = { firstName: 100, lastName: 100, email: 254, company: 200, message: 10_000 } as const
