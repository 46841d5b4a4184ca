import { normalUpperQuantile } from '@marom/statistics/distributions'
import { tailLevel } from '../../../frame/planning.ts'
import type { Inputs } from '../inputs.ts'
import { type Endpoint, oneExtent } from './endpoint.ts'

/** The expectation of Z that gives a single analysis the planned power. */
const driftOf = (inputs: Inputs) =>
  normalUpperQuantile(tailLevel(inputs)) + normalUpperQuantile(1 - inputs.power)

/** Participants or events of any endpoint: their size with a single analysis is typed. */
export const plain: Endpoint = {
  refuse: () => null,
  fixed: ({ fixed }) => fixed,
  extent: (inputs, exact) => ({
    ...oneExtent(inputs, exact),
    effect: inputs.find === 'effect' && inputs.n !== null ? Math.sqrt(exact / inputs.n) : undefined,
  }),
  meanOf: (inputs, { maximum, effect = 1 }, share) =>
    effect * driftOf(inputs) * Math.sqrt((maximum * share) / inputs.fixed),
  sought: () => 'effect',
  solve: (inputs) => inputs,
}
