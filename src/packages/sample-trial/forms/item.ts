export interface Item {
  name: string
  /** The variable of the submission, e.g. `DM.SEX`, or `[NOT SUBMITTED]`. */
  annotation: string
  kind: 'text' | 'date' | 'number' | 'choice'
  choices?: readonly string[]
  unit?: string
  /** Comes from the randomization system and is not typed. */
  isTransferred?: boolean
}

export interface Form {
  name: string
  /** Whether it may be filled more than once. */
  repeats: boolean
  items: readonly Item[]
}

export const yesNo = ['Y', 'N'] as const

export const text = (name: string, annotation: string): Item => ({ name, annotation, kind: 'text' })

export const date = (name: string, annotation: string): Item => ({ name, annotation, kind: 'date' })

export const number = (name: string, annotation: string, unit?: string): Item => ({
  name,
  annotation,
  kind: 'number',
  ...(unit ? { unit } : {}),
})

export const choice = (name: string, annotation: string, choices: readonly string[]): Item => ({
  name,
  annotation,
  kind: 'choice',
  choices,
})
