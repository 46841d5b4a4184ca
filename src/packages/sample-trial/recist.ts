/** RECIST 1.1. Source: Eisenhauer EA et al. Eur J Cancer 2009;45:228-47. */

/** The lesions for which the form has room. RECIST allows five target lesions, two in an organ. */
export const targetIds = ['T01', 'T02', 'T03', 'T04'] as const

export const otherIds = ['N01', 'N02', 'N03'] as const

/** Weeks between assessments, from randomization on. */
export const assessmentWeeks = 8

/** The first 20 planned assessments: more than the trial is long. */
export const tumorVisits: readonly { number: number; name: string; day: number }[] = Array.from(
  { length: 20 },
  (_, index) => {
    const week = assessmentWeeks * (index + 1)
    return { number: 101 + index, name: `TUMOR WEEK ${week}`, day: 7 * week + 1 }
  },
)

/** Two intervals, with a week on both sides: after so many days two assessments were missed. */
export const twoMissed = 2 * 7 * (assessmentWeeks + 1)

/** Stable disease counts from the window of the first assessment on, in days from randomization. */
export const leastStable = 7 * (assessmentWeeks - 1)

export interface Sums {
  sum: number
  baseline: number
  /** The smallest sum so far, baseline included. */
  nadir: number
}

/** Of the target lesions, from the sums of their diameters in mm. */
export function targetResponse({ sum, baseline, nadir }: Sums): 'CR' | 'PR' | 'SD' | 'PD' {
  if (sum === 0) return 'CR'
  if (sum >= 1.2 * nadir && sum - nadir >= 5) return 'PD'
  return sum <= 0.7 * baseline ? 'PR' : 'SD'
}

/** Tables 1 and 2 of the paper. @param target empty for participants without target lesions; so is `other` */
export function overallResponse(target: string, other: string, hasNewLesion: boolean): string {
  if (target === 'PD' || other === 'PD' || hasNewLesion) return 'PD'
  if (target === '') return other
  if (target === 'CR') return other === 'CR' || other === '' ? 'CR' : 'PR'
  return target
}
