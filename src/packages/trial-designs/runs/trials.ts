import type { Plan } from '../simulation/planned.ts'

/** As in every build and, unless the visitor changes it, in every browser. */
export const firstSeed = 1

export const mostTrials = 10_000

/** In the picture of the boundaries. */
const mostPaths = 300

/** A moved look draws all of them again: about half a second of a phone, twice as long for events. */
const mostInPaths = 4e6

/** Of the sizes that a design has, at least 1. */
const largest = (sizes: readonly (number | undefined)[]) =>
  Math.max(1, ...sizes.filter((size) => size !== undefined))

/** How many trials the picture of the boundaries shows: fewer of very large ones. */
export const pathsOf = ({ maximum, total }: Plan['values']) =>
  Math.min(mostPaths, Math.max(30, Math.floor(mostInPaths / largest([maximum, total]))))

/** About ten seconds of a phone. */
const mostParticipants = 1e8

/** The participants of a survival trial are sorted again at each of its looks. */
const looksOf = ({ design, inputs: { unit, looks } }: Plan) =>
  design === 'group-sequential' && unit === 'survival' ? Number(looks) : 1

const times = (size: number | undefined, factor: number) => (size === undefined ? undefined : size * factor)

/** How many trials are simulated: fewer of very large studies. */
export function trialsOf(plan: Plan): number {
  const { inputs, values } = plan
  const { total, size, maximum, clusters } = values
  const all = [times(total, looksOf(plan)), size, maximum, times(clusters, Number(inputs.m))]
  return Math.min(mostTrials, Math.max(100, Math.floor(mostParticipants / largest(all))))
}
