import { exact } from '../../frame/read-number.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { countInR } from '../../simulation/sites-in-r.ts'
import { breaksOf } from './simulation.ts'

/** The body of an R script that repeats the simulated studies. */
export function inR({ number, value }: Planned): string {
  return [
    `participants <- ${value('size')}`,
    `risk <- ${exact(number('risk'))}`,
    '# The upper limit of the risk, if none of them has the event.',
    `upperLimit <- 1 - (1 - ${exact(number('confidence'))})^(1 / participants)`,
    '',
    countInR,
    '',
    'c(',
    `  chance = mean(replicate(trials, countOf(participants, risk) >= ${number('events')})),`,
    '  # With the true risk at the limit, the limit fails in a study without the event.',
    '  upperLimitHolds = mean(replicate(trials, countOf(participants, upperLimit) > 0))',
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
