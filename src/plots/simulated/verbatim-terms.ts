import { binomialDeviate, seededRandom } from '@marom/statistics'

/** Distinct verbatim terms, and the probability that a dictionary or synonym list has one. */
const classes = {
  digestive: [212, 0.84],
  nervous: [188, 0.82],
  infections: [164, 0.77],
  muscles: [141, 0.66],
  skin: [118, 0.74],
  airways: [97, 0.8],
  injuries: [72, 0.42],
  mental: [56, 0.71],
} as const

type OrganClass = keyof typeof classes

export interface CodedTerms {
  organClass: OrganClass
  terms: number
  /** Of them, coded without a coder. */
  automatic: number
}

/** The class with the most terms comes first. */
export function exampleVerbatimTerms(): CodedTerms[] {
  const random = seededRandom(31)
  const order: OrganClass[] = [
    'digestive',
    'nervous',
    'infections',
    'muscles',
    'skin',
    'airways',
    'injuries',
    'mental',
  ]
  return order.map((organClass) => {
    const [terms, share] = classes[organClass]
    return { organClass, terms, automatic: binomialDeviate(random, terms, share) }
  })
}
