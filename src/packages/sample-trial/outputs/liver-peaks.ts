import type { Read, Row } from '../derive.ts'
import type { Data } from './cell.ts'
import { armsIn, bySubject, highest, type Tests } from './laboratory.ts'

/**
 * In multiples of the upper limit of normal. Source: FDA, Drug-Induced Liver Injury: Premarketing Clinical
 * Evaluation, 2009; the plot: Watkins PB et al. Hepatology 2011;54:1680-8.
 */
export const liverLimits = { alt: 3, bilirubin: 2 } as const

/** The peaks of a participant, which need not be of the same day. */
export interface Peaks {
  alt: Row
  bilirubin: Row
}

export function peaksOf(
  read: Read,
  alt: readonly Row[] = [],
  bilirubin: readonly Row[] = [],
): Peaks | undefined {
  const [first, second] = [highest(read, alt, 'R2ANRHI'), highest(read, bilirubin, 'R2ANRHI')]
  return first && second && { alt: first, bilirubin: second }
}

export const rangeNames = ['hyLaw', 'temple', 'cholestasis', 'belowBoth'] as const
export type RangeName = (typeof rangeNames)[number]

export function rangeOf(read: Read, { alt, bilirubin }: Peaks): RangeName {
  const isAltHigh = read.number(alt, 'R2ANRHI') >= liverLimits.alt
  const isBilirubinHigh = read.number(bilirubin, 'R2ANRHI') > liverLimits.bilirubin
  if (isAltHigh) return isBilirubinHigh ? 'hyLaw' : 'temple'
  return isBilirubinHigh ? 'cholestasis' : 'belowBoth'
}

/** Of who has a result of both tests under treatment. */
export function peaksIn(read: Read, alt: Data, bilirubin: Data): Peaks[] {
  const bilirubins = bySubject(bilirubin)
  return [...bySubject(alt)].flatMap(([subject, rows]) => peaksOf(read, rows, bilirubins.get(subject)) ?? [])
}

export interface LiverArm {
  name: string
  alt: Data
  bilirubin: Data
}

export function armsWith(tests: Tests): LiverArm[] {
  const bilirubins = armsIn(tests, 'BILI')
  return armsIn(tests, 'ALT').flatMap(({ name, data }, index) => {
    const bilirubin = bilirubins[index]
    return bilirubin ? { name, alt: data, bilirubin: bilirubin.data } : []
  })
}
