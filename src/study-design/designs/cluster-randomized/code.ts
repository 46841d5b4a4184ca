import { type Code, call } from '#src/study-design/frame/code.ts'
import { tailLevel } from '#src/study-design/frame/planning.ts'
import type { Inputs, Quantities } from './inputs.ts'

function distanceInR({ outcome, goal, better, difference, p1, p2, margin }: Inputs): string {
  const isMeans = outcome === 'means'
  const distance = isMeans ? `${difference}` : `${p1} - ${p2}`
  if (goal === 'superiority') return `abs(${distance})`
  const gain = better === 'higher' ? distance : `-(${distance})`
  return `${gain} + ${isMeans ? margin : margin / 100}`
}

/** SAS has no procedure for clusters. */
export function code(inputs: Inputs, { clusters, power }: Quantities): Code {
  const { outcome, sd, p1, p2, m, icc, cv, analysis } = inputs
  const variance = outcome === 'means' ? `2 * ${sd}^2` : `${p1} * (1 - ${p1}) + ${p2} * (1 - ${p2})`
  const effect =
    analysis === 'weighted' ? '1 + ((1 + cv^2) * m - 1) * icc' : 'm * icc + (1 + cv^2) * (1 - icc)'
  const lines = [
    `k <- ${clusters}`,
    `m <- ${m}`,
    `icc <- ${icc}`,
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
  return { r: { script: lines.join('\n'), prints: power } }
}
