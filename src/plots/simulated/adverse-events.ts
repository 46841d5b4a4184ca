import { binomialDeviate, seededRandom } from '@marom/statistics'

const probabilities = {
  headache: [0.18, 0.13],
  nausea: [0.16, 0.07],
  fatigue: [0.12, 0.09],
  dizziness: [0.1, 0.05],
  diarrhea: [0.09, 0.06],
  nasopharyngitis: [0.07, 0.09],
  backPain: [0.05, 0.05],
} as const

type PreferredTerm = keyof typeof probabilities

export interface Incidence {
  term: PreferredTerm
  /** Participants with at least one such event. */
  treatment: number
  control: number
}

/** Sorted by frequency in the treatment arm. */
export function simulateAdverseEvents(seed: number, perArm: number): Incidence[] {
  const random = seededRandom(seed)
  const terms: PreferredTerm[] = [
    'headache',
    'nausea',
    'fatigue',
    'dizziness',
    'diarrhea',
    'nasopharyngitis',
    'backPain',
  ]
  return terms
    .map((term) => ({
      term,
      treatment: binomialDeviate(random, perArm, probabilities[term][0]),
      control: binomialDeviate(random, perArm, probabilities[term][1]),
    }))
    .sort((a, b) => b.treatment - a.treatment)
}
