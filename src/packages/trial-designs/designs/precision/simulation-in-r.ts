import { exact } from '../../frame/read-number.ts'
import type { Planned } from '../../simulation/planned.ts'
import type { Script } from '../../simulation/script.ts'
import { countInR } from '../../simulation/sites-in-r.ts'
import { breaksOf } from './simulation.ts'

const z = (confidence: number) => `qnorm(${exact((1 + confidence) / 2)})`

function proportionInR({ number, option }: Planned): string[] {
  const confidence = exact(number('confidence'))
  const wilson = `prop.test(count, participants, conf.level = ${confidence}, correct = FALSE)`
  const limits =
    option('interval') === 'wilson'
      ? ['  # The interval of Wilson.', `  suppressWarnings(${wilson})$conf.int`]
      : [
          '  p <- count / participants',
          `  p + c(-1, 1) * ${z(confidence)} * sqrt(p * (1 - p) / participants)`,
        ]
  return [
    `truth <- ${exact(number('p'))}`,
    '',
    countInR,
    '',
    'interval <- function() {',
    '  count <- countOf(participants, truth)',
    ...limits,
    '}',
  ]
}

const meanInR = ({ number }: Planned): string[] => [
  'truth <- 0',
  '',
  'interval <- function() {',
  '  noise <- if (broken == "skewed") rexp(participants) - 1 else rnorm(participants)',
  `  t.test(truth + ${exact(number('sd'))} * noise, conf.level = ${exact(number('confidence'))})$conf.int`,
  '}',
]

const rateInR = ({ number }: Planned): string[] => [
  `truth <- ${exact(number('rate'))}`,
  `time <- ${exact(number('followUp'))} # of each participant`,
  '',
  'interval <- function() {',
  '  # Correlated: rates of participants with a gamma distribution, coefficient of variation 1.',
  '  own <- if (broken == "uneven") rgamma(participants, shape = 1) else 1',
  '  count <- sum(rpois(participants, truth * own * time))',
  `  (count + c(-1, 1) * ${z(number('confidence'))} * sqrt(count)) / (participants * time)`,
  '}',
]

/** The body of an R script that repeats the simulated studies. */
export function inR(planned: Planned): string {
  const measure = planned.option('measure')
  const body = { proportion: proportionInR, mean: meanInR, rate: rateInR }[measure]
  if (!body) throw new Error(`Precision has no measure "${measure}".`)
  const width = measure === 'proportion' ? 'points' : 'halfWidth'
  return [
    `participants <- ${planned.value('size')}`,
    ...body(planned),
    'covers <- function(limits) limits[1] <= truth && truth <= limits[2]',
    '',
    'c(',
    '  coverage = mean(replicate(trials, covers(interval()))),',
    `  ${width} = mean(replicate(trials, diff(interval()) / 2))`,
    ')',
  ].join('\n')
}

export const script: Script = { breaks: breaksOf, inR }
