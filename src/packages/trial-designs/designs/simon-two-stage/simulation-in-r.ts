import { exact } from '../../frame/read-number.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { countInR } from '../../simulation/sites-in-r.ts'
import { breaksOf } from './simulation.ts'

/** The body of an R script that repeats the simulated trials. */
export function inR({ number, value }: Planned): string {
  const [n1, n] = [value('n1'), value('size')]
  const meanOf = (rate: string, outcome: string) => `mean(replicate(trials, trial(${rate})[["${outcome}"]]))`
  return [
    `uninteresting <- ${exact(number('p0'))} # response rates`,
    `assumed <- ${exact(number('p1'))}`,
    '',
    countInR,
    '',
    '# Each stage has its own sites.',
    'trial <- function(rate) {',
    `  early <- countOf(${n1}, rate)`,
    `  if (early <= ${value('r1')}) return(c(positive = 0, stopped = 1, size = ${n1}))`,
    `  responses <- early + countOf(${n - n1}, rate)`,
    `  c(positive = responses > ${value('r')}, stopped = 0, size = ${n})`,
    '}',
    '',
    'c(',
    `  power = ${meanOf('assumed', 'positive')},`,
    `  level = ${meanOf('uninteresting', 'positive')},`,
    `  earlyStop = ${meanOf('uninteresting', 'stopped')},`,
    `  expectedSize = ${meanOf('uninteresting', 'size')}`,
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
