/** The values are keys of the phrases in `en.ts` and `he.ts`. */
export const estimandExamples = {
  oncology: {
    population: 'lungCancer',
    treatment: 'productChemotherapy',
    comparator: 'placeboChemotherapy',
    variable: 'survival',
    summary: 'hazard-ratio',
    events: [
      { event: 'discontinuation', strategy: 'treatment-policy' },
      { event: 'furtherTherapy', strategy: 'treatment-policy' },
      { event: 'switching', strategy: 'hypothetical', detail: 'noSwitching' },
    ],
  },
  diabetes: {
    population: 'diabetes',
    treatment: 'productMetformin',
    comparator: 'placeboMetformin',
    variable: 'hba1c',
    summary: 'mean-difference',
    events: [
      { event: 'discontinuation', strategy: 'treatment-policy' },
      { event: 'rescue', strategy: 'hypothetical', detail: 'noRescue' },
    ],
  },
  vaccine: {
    population: 'olderAdults',
    treatment: 'vaccine',
    comparator: 'placeboDoses',
    variable: 'disease',
    summary: 'vaccine-efficacy-rate',
    events: [
      { event: 'missedDose', strategy: 'principal-stratum', detail: 'bothDoses' },
      { event: 'otherVaccine', strategy: 'while-on-treatment' },
      { event: 'death', strategy: 'while-on-treatment' },
    ],
  },
  pain: {
    population: 'osteoarthritis',
    treatment: 'product',
    comparator: 'placebo',
    variable: 'painResponse',
    summary: 'risk-difference',
    events: [
      { event: 'discontinuationCause', strategy: 'composite', detail: 'nonResponse' },
      { event: 'analgesics', strategy: 'composite', detail: 'nonResponse' },
      { event: 'discontinuationOther', strategy: 'treatment-policy' },
    ],
  },
} as const

/** Intercurrent events that the form suggests. */
export const commonEvents = [
  'discontinuation',
  'discontinuationCause',
  'discontinuationOther',
  'rescue',
  'furtherTherapy',
  'switching',
  'missedDose',
  'death',
] as const
