import { type Code, call, rootNear } from '../../frame/code.ts'
import { tailLevel } from '../../frame/planning.ts'
import { exact as withoutNoise } from '../../frame/read-number.ts'
import type { Inputs, Quantities } from './inputs.ts'
import { searched } from './solve.ts'

function distanceInR({ find, outcome, goal, better, difference, p1, p2, margin }: Inputs): string {
  const isMeans = outcome === 'means'
  const isAsked = find === 'effect'
  const distance = isMeans ? (isAsked ? 'difference' : `${difference}`) : `${isAsked ? 'p1' : p1} - ${p2}`
  if (goal === 'superiority') return `abs(${distance})`
  const gain = better === 'higher' ? distance : `-(${distance})`
  const points = find === 'margin' ? 'margin / 100' : `${withoutNoise(margin / 100)}`
  return `${gain} + ${isMeans ? (find === 'margin' ? 'margin' : margin) : points}`
}

/** Lines that do not depend on what is sought stay outside of its function. */
function linesOf(inputs: Inputs): string[] {
  const { find, outcome, sd, p1, p2, m, icc, cv, analysis } = inputs
  const first = find === 'effect' ? 'p1' : p1
  const variance = outcome === 'means' ? `2 * ${sd}^2` : `${first} * (1 - ${first}) + ${p2} * (1 - ${p2})`
  const effect =
    analysis === 'weighted' ? '1 + ((1 + cv^2) * m - 1) * icc' : 'm * icc + (1 + cv^2) * (1 - icc)'
  return [
    ...(find === 'm' ? [] : [`m <- ${m}`]),
    ...(find === 'icc' ? [] : [`icc <- ${icc}`]),
    `cv <- ${cv}`,
    `distance <- ${distanceInR(inputs)}`,
    `variance <- ${variance}`,
    `effect <- ${effect}`,
    call('pt', [
      `qt(1 - ${tailLevel(inputs)}, df = 2 * (k - 1))`,
      'df = 2 * (k - 1)',
      'ncp = distance / sqrt(variance * effect / (m * k))',
      'lower.tail = FALSE',
    ]),
  ]
}

/** Clusters in each arm. */
const fewest = 2

/** SAS has no procedure for clusters. */
export function code(inputs: Inputs, values: Quantities): Code {
  const { clusters, power, exact } = values
  const k = `k <- ${clusters}`
  const powerOf = (name: string, lines: readonly string[]) =>
    `power <- function(${name}) {\n  ${lines.join('\n').replaceAll('\n', '\n  ')}\n}`
  if (exact !== undefined && exact > fewest) {
    const size = rootNear(`function(k) power(k) - ${inputs.power}`, exact)
    return { r: { script: `${powerOf('k', linesOf(inputs))}\n${size}`, prints: exact } }
  }
  const search = searched(inputs, clusters)
  if (!search) {
    const lines = [k, ...linesOf({ ...inputs, find: 'power' })]
    return { r: { script: lines.join('\n'), prints: power } }
  }
  const { name, from, to, found } = search
  const root = call('uniroot', [
    `function(${name}) power(${name}) - ${inputs.power}`,
    `c(${Math.min(from, to)}, ${Math.max(from, to)})`,
    `tol = ${withoutNoise(Math.abs(found) * 1e-9 || 1e-12)}`,
  ])
  const lines = [k, powerOf(name, linesOf(inputs)), `${root}$root`]
  return { r: { script: lines.join('\n'), prints: values.exactM ?? found } }
}
