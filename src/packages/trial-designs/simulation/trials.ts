import type { Plan } from './planned.ts'

/** As in every build and, unless the visitor changes it, in every browser. */
export const firstSeed = 1

export const mostTrials = 10_000

/** In the picture of the boundaries. */
const mostPaths = 300

/** A moved look draws all of them again: about half a second of a phone, twice as long for events. */
const mostInPaths = 4e6

/** How many trials the picture of the boundaries shows: fewer of very large ones. */
export const pathsOf = ({ maximum = 0, total = 0 }: Plan['values']) =>
  Math.min(mostPaths, Math.max(30, Math.floor(mostInPaths / Math.max(1, maximum, total))))

/** About ten seconds of a phone. */
const mostParticipants = 1e8

/** The participants of a survival trial are sorted again at each of its looks. */
const looksOf = ({ design, inputs: { unit, looks } }: Plan) =>
  design === 'group-sequential' && unit === 'survival' ? Number(looks) : 1

/** How many trials are simulated: fewer of very large studies. */
export function trialsOf(plan: Plan): number {
  const { inputs, values } = plan
  const clusters = (values.clusters ?? 0) * Number(inputs.m ?? 0)
  const size = Math.max((values.total ?? 0) * looksOf(plan), values.size ?? 0, values.maximum ?? 0, clusters)
  return Math.min(mostTrials, Math.max(100, Math.floor(mostParticipants / Math.max(1, size))))
}
