import type { Plan } from './planned.ts'

export const mostTrials = 10_000

/** In the picture of the boundaries. */
const mostPaths = 300

/** A moved look draws all of them again: about half a second of a phone, twice as long for events. */
const mostInPaths = 4e6

/** How many trials the picture of the boundaries shows: fewer of very large ones. */
export const pathsOf = ({ maximum = 0 }: Plan['values']) =>
  Math.min(mostPaths, Math.max(30, Math.floor(mostInPaths / Math.max(1, maximum))))

/** About ten seconds of a phone. */
const mostParticipants = 1e8

/** How many trials are simulated: fewer of very large studies. */
export function trialsOf({ inputs, values }: Plan): number {
  const clusters = (values.clusters ?? 0) * Number(inputs.m ?? 0)
  const size = Math.max(values.total ?? 0, values.size ?? 0, values.maximum ?? 0, clusters)
  return Math.min(mostTrials, Math.max(100, Math.floor(mostParticipants / Math.max(1, size))))
}
