export const serviceOptions = [
  'statistical-consulting',
  'edc-systems',
  'statistical-analysis',
  'medical-writing',
  'data-management',
  'other',
] as const

type ServiceOption = (typeof serviceOptions)[number]

/** The nearest option of the form for each service card, by the id of the card. */
export const cardOptions = {
  'ecrf-design': 'edc-systems',
  'edc-systems': 'edc-systems',
  cdisc: 'data-management',
  randomization: 'data-management',
  inventory: 'data-management',
  'data-quality': 'data-management',
  epro: 'edc-systems',
  ctms: 'data-management',
  'medical-writing': 'medical-writing',
  'medical-coding': 'data-management',
  pharmacovigilance: 'other',
  'statistical-consulting': 'statistical-consulting',
  'statistical-analysis': 'statistical-analysis',
  'real-world-data': 'statistical-analysis',
  'pk-pd': 'statistical-analysis',
  bioinformatics: 'statistical-analysis',
  training: 'statistical-consulting',
} as const satisfies Record<string, ServiceOption>

export type CardId = keyof typeof cardOptions

export const isCardId = (text: string): text is CardId => Object.hasOwn(cardOptions, text)

export const isServiceOption = (text: string): text is ServiceOption =>
  serviceOptions.some((option) => option === text)
