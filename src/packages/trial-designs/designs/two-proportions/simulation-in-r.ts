import { exact } from '../../frame/read-number.ts'
import { type OneTest, testsOf } from '../../simulation/compared.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { standardErrorInR } from '../../simulation/standard-error-in-r.ts'
import { bordersOf, breaksOf } from './simulation.ts'

function showsOf(planned: Planned): string[] {
  const isSuperiority = planned.option('goal') === 'superiority'
  const isCorrected = isSuperiority && planned.option('correction') === 'continuity'
  const isHalf = isSuperiority && planned.option('sides') === '2'
  const correction = isCorrected ? ' - (1 / n1 + 1 / n2) / 2' : ''
  return [
    ...(isHalf ? ['# One side at half the level, for rejections on the planned side only.'] : []),
    `z <- qnorm(${exact(planned.level)}, lower.tail = FALSE)`,
    'shows <- function(p1, n1, p2, side, at) {',
    '  distance <- side * (p1 - p2 - at)',
    `  distance > 0 & distance${correction} >= z * standardError(p1, n1, p2, n2, at)`,
    '}',
  ]
}

/** The first group of one trial in each element, without those who are lost. */
function newGroup(planned: Planned, side: number): string[] {
  const drawn = '  new <- rbinom(trials, n1, p1)'
  if (planned.option('goal') === 'equivalence') return [drawn, '  left <- n1']
  const unfavorable = side > 0 ? 'n1 - new' : 'new'
  return [
    drawn,
    `  # One in five of those with${side > 0 ? 'out' : ''} the outcome is lost.`,
    `  lost <- if (broken == "losses") rbinom(trials, ${unfavorable}, 0.2) else 0`,
    ...(side > 0 ? [] : ['  new <- new - lost']),
    '  left <- n1 - lost',
  ]
}

function chanceOf(planned: Planned, tests: readonly [OneTest, ...OneTest[]]): string[] {
  const calls = tests.map(({ side, at }) => `shows(new / left, left, control / n2, ${side}, ${exact(at)})`)
  return [
    'chance <- function(p1) {',
    ...newGroup(planned, tests[0].side),
    `  control <- rbinom(trials, n2, ${exact(planned.number('p2'))})`,
    `  mean(left > 0 & ${calls.join(' &\n    ')})`,
    '}',
  ]
}

/** The simulated trials in R, all at once. */
export function inR(planned: Planned): string {
  const p1 = planned.number('p1')
  const tests = testsOf(planned, p1 - planned.number('p2'), planned.number('margin'))
  const chances = [
    `power = chance(${exact(p1)})`,
    ...bordersOf(planned, tests).map((border) => `typeOne = chance(${exact(border)})`),
  ]
  return [
    `n1 <- ${planned.value('first')}`,
    `n2 <- ${planned.value('second')}`,
    ...standardErrorInR(planned.option('variance'), planned.option('goal') === 'superiority'),
    ...showsOf(planned),
    ...chanceOf(planned, tests),
    `c(${chances.join(', ')})`,
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
