import type { ResultProps } from './types.ts'

/** Whether the design is its example, which the build simulates. */
export const isExample = ({ design, answer }: Pick<ResultProps, 'design' | 'answer'>) =>
  design.fields.every((field) => answer.texts[field.name] === field.initial)
