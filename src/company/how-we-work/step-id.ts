/** The anchor of a step, counted from 0. */
export const stepId = (index: number) => `step-${index + 1}`
