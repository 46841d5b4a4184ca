/** Examples of the estimand builder that a design can be for. Texts of visitors are not carried. */
export const questionNames = ['oncology', 'diabetes', 'pain'] as const

export type QuestionName = (typeof questionNames)[number]

/** The parameter of a design that names its question. */
export const questionParameter = 'estimand'

/** For an address of a design. */
export const questionParameters = (question: QuestionName | null): { estimand?: string } =>
  question ? { [questionParameter]: question } : {}

export const readQuestion = (text: string | undefined): QuestionName | null =>
  questionNames.find((name) => name === text) ?? null
