/** The purposes of an analysis that CDISC lists. The others are terms of the sponsor. */
const listedPurposes = ['PRIMARY OUTCOME MEASURE', 'SECONDARY OUTCOME MEASURE', 'EXPLORATORY OUTCOME MEASURE']

type Term = { controlledTerm: string } | { sponsorTermId: string }

const termId = (value: string): string => `ST.${value.replaceAll(/[^A-Z]+/g, '_')}`

export const purposeTerm = (purpose: string): Term =>
  listedPurposes.includes(purpose) ? { controlledTerm: purpose } : { sponsorTermId: termId(purpose) }

const page = 'WEB PAGE'

export const pageTerm: Term = { sponsorTermId: termId(page) }

const sponsorTerm = (submissionValue: string) => ({ id: termId(submissionValue), submissionValue })

/** @param purposes of all outputs */
export const terminologyExtensions = (purposes: readonly string[]) => [
  {
    id: 'TE.PURPOSE',
    enumeration: 'AnalysisPurposeEnum',
    sponsorTerms: [...new Set(purposes)].filter((one) => !listedPurposes.includes(one)).map(sponsorTerm),
  },
  { id: 'TE.FILE', enumeration: 'OutputFileTypeEnum', sponsorTerms: [sponsorTerm(page)] },
]
