/** The terms of a component of the Child-Pugh score for 1, 2, and 3 points (CDISC controlled terminology). */
export const childPugh = {
  CPENC: { code: 'CPS0101', name: 'CPS01-Encephalopathy Grade', terms: ['none', '1 or 2', '3 or 4'] },
  CPASC: { code: 'CPS0102', name: 'CPS01-Ascites', terms: ['absent', 'slight', 'moderate'] },
  CPBIL: { code: 'CPS0103', name: 'CPS01-Serum Bilirubin', terms: ['<2', '2 to 3', '>3'] },
  CPALB: { code: 'CPS0104', name: 'CPS01-Serum Albumin', terms: ['>3.5', '2.8 to 3.5', '<2.8'] },
  CPINR: { code: 'CPS0105B', name: 'CPS01-PT, INR', terms: ['<1.7', '1.7-2.3', '>2.3'] },
} as const

export type Component = keyof typeof childPugh

const isComponent = (name: string): name is Component => Object.hasOwn(childPugh, name)

export const components: readonly Component[] = Object.keys(childPugh).filter(isComponent)

/** The class of a total: A to 6 points, B to 9, C above. */
export const childPughClass = (total: number): string => (total <= 6 ? 'A' : total <= 9 ? 'B' : 'C')

/** ECOG performance status, grades 0 to 4 (CDISC controlled terminology). */
export const performanceTexts: readonly string[] = [
  'Fully active, able to carry on all pre-disease performance without restriction',
  'Restricted in physically strenuous activity but ambulatory and able to carry out work of a light or sedentary nature, e.g., light house work, office work',
  'Ambulatory and capable of all selfcare but unable to carry out any work activities. Up and about more than 50% of waking hours',
  'Capable of only limited selfcare, confined to bed or chair more than 50% of waking hours',
  'Completely disabled. Cannot carry on any selfcare. Totally confined to bed or chair',
]
