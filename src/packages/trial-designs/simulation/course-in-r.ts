import { stepsOf } from '../frame/course-in-r.ts'
import { exact } from '../frame/read-number.ts'
import { courseOf, medianOf, type Timing } from '../frame/survival-course.ts'
import type { Break } from './measured.ts'
import type { Planned } from './planned.ts'
import { timingOf } from './planned-course.ts'

const vector = (values: readonly number[]) => {
  const texts = values.map(exact)
  return texts.length === 1 ? `${texts[0]}` : `c(${texts.join(', ')})`
}

/** Hazards of the control group, and the months after entry from which they hold. */
function hazardsInR({ controlBy, ...typed }: Timing): string[] {
  if (controlBy === 'rate')
    return [
      `eventFree <- ${exact(typed.eventFree)} # of the control group, ${exact(typed.eventFreeAt)} months after entry`,
      'changes <- 0',
      `hazards <- -log(eventFree) / ${exact(typed.eventFreeAt)} # per month`,
    ]
  const isChanging = controlBy === 'changing'
  return [
    `median <- ${vector(isChanging ? [typed.median, typed.laterMedian] : [typed.median])} # months, of the control group`,
    `changes <- ${vector(isChanging ? [0, typed.changeAt] : [0])} # months after entry from which it holds`,
    'hazards <- log(2) / median',
  ]
}

/** The rates of entry in parts of the full one, which hold from some months on, and the time it takes. */
function entryInR(timing: Timing): string[] {
  const { recruitment, accrual, perMonth } = timing
  const isRate = recruitment === 'rate'
  const { months, rates } = stepsOf(timing)
  const open = months.filter((month) => isRate || month < accrual)
  return [
    `periods <- ${vector(open)} # months from which these parts of the full rate of entry hold`,
    `rates <- ${vector(rates.slice(0, open.length))}`,
    ...(isRate
      ? [
          `perMonth <- ${exact(perMonth)} # participants, at the full rate`,
          'accrual <- reached(length(treated) / perMonth, periods, rates) # months',
          ...(open.length > 1
            ? ['rates <- rates[periods < accrual]', 'periods <- periods[seq_along(rates)]']
            : []),
        ]
      : [`accrual <- ${exact(accrual)} # months`]),
  ]
}

const reachedInR = [
  '# Where the sum of a rate that changes at some times reaches an amount.',
  'reached <- function(amount, times, rates) {',
  '  sums <- c(0, cumsum(rates[-length(rates)] * diff(times)))',
  '  piece <- findInterval(amount, sums)',
  '  times[piece] + (amount - sums[piece]) / rates[piece]',
  '}',
]

const isLosing = ({ lost, lostTreated }: Timing) => lost > 0 || (lostTreated ?? lost) > 0

function lossesInR({ lost, lostTreated }: Timing): string[] {
  const isOwn = lostTreated !== null && lostTreated !== lost
  return [
    `lost <- ${vector(isOwn ? [lost, lostTreated] : [lost])} # in a year${isOwn ? ', of control and treated' : ''}`,
    `loss <- -log(1 - lost)${isOwn ? '[1 + treated]' : ''} / 12 # hazard, per month`,
  ]
}

function drawInR(timing: Timing, breaks: readonly Break[]): string[] {
  const late = exact(medianOf(courseOf(timing, 1).first) / 3)
  const delay = exact(timing.delay)
  const ends = [
    'accrual + followUp - entry',
    ...(timing.exposure === 'fixed' ? ['followUp'] : []),
    ...(isLosing(timing) ? ['rexp(n, loss)'] : []),
  ]
  return [
    '# For each participant the month of entry, those from there until the event or the end, and which it is.',
    'draw <- function(hr) {',
    '  n <- length(treated)',
    `  delay <- ${breaks.includes('delayed') ? `if (broken == "delayed") ${late} else ${delay}` : delay} # months without effect`,
    '  times <- sort(unique(c(changes, delay)))',
    '  own <- hazards[findInterval(times, changes)] * ifelse(times < delay, 1, hr)',
    '  amount <- rexp(n)',
    '  event <- ifelse(treated, reached(amount, times, own), reached(amount, changes, hazards))',
    '  all <- sum(rates * diff(c(periods, accrual)))',
    '  entry <- reached(runif(n, 0, all), periods, rates)',
    `  end <- ${ends.length > 1 ? `pmin(${ends.join(', ')})` : ends[0]}`,
    '  seen <- event <= end',
    ...(breaks.includes('losses')
      ? ['  if (broken == "losses") seen <- seen & !(treated & runif(n) < 1 / 5)']
      : []),
    '  list(entry = entry, months = pmin(event, end), seen = seen)',
    '}',
  ]
}

/**
 * Lines of R that draw the participants of a survival trial, with the numbers of its form as variables.
 * @param breaks the assumptions that the script can break
 */
export function courseInR(
  planned: Planned,
  { treated, control }: { treated: number; control: number },
  breaks: readonly Break[],
): string[] {
  const timing = timingOf(planned)
  return [
    `treated <- rep(c(FALSE, TRUE), c(${control}, ${treated}))`,
    ...reachedInR,
    ...hazardsInR(timing),
    ...entryInR(timing),
    `followUp <- ${exact(timing.followUp)} # months${timing.exposure === 'fixed' ? ' of each participant' : ' after the last entry'}`,
    ...(isLosing(timing) ? lossesInR(timing) : []),
    `hr <- ${exact(timing.hr)} # hazard ratio`,
    ...drawInR(timing, breaks),
  ]
}
