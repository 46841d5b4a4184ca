import type { Brief } from './read.ts'

/** The first three questions, and the groups of the form after them. */
const firstQuestions = ['subject', 'phase', 'type'] as const

export const groups = {
  details: ['region', 'population', 'participants', 'sites', 'countries'],
  timeline: ['start', 'lock', 'report'],
  services: ['service'],
  outputs: ['tables', 'listings', 'figures', 'standard'],
  rest: ['document', 'notes'],
} as const

export type GroupName = keyof typeof groups

export const groupNames = [
  'details',
  'timeline',
  'services',
  'outputs',
  'rest',
] as const satisfies GroupName[]

export const isFaulty = (field: string, { faults }: Brief) => faults.some((fault) => fault.field === field)

export const isAnswered = (field: string, { texts, lists }: Brief) =>
  Boolean(texts[field] || lists[field]?.length)

const questions = [...firstQuestions, ...Object.values(groups).flat()]

export const answersOf = (brief: Brief) => ({
  filled: questions.filter((field) => isAnswered(field, brief)).length,
  all: questions.length,
})
