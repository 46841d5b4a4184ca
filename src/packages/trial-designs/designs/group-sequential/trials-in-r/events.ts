import type { Planned } from '../../../simulation/planned.ts'
import { looksOf } from '../looks-of-plan.ts'
import { impliedEffect } from '../read-trial.ts'
import { participantsOf } from '../trials/events.ts'
import { type TrialInR, vectorInR } from './arms.ts'

/** The standard trial of a number of events. */
export function eventsInR(planned: Planned): TrialInR {
  const looks = looksOf(planned, true)
  return {
    lines: [
      `hr <- ${Number(Math.exp(-impliedEffect(planned)).toPrecision(8))} # hazard ratio: that for which the given events have the power`,
      `treated <- rep(c(FALSE, TRUE), each = ${participantsOf(looks)})`,
      `sizes <- ${vectorInR(looks.map(({ size }) => size))} # events by each look`,
      '',
      '# All start together, in equal groups. The hazard of the control group is 1.',
      'trial <- function(hr, lower) {',
      '  time <- rexp(length(treated))',
      '  delay <- if (broken == "delayed") log(2) / 3 else 0',
      '  time <- ifelse(treated & time > delay, delay + (time - delay) / hr, time)',
      '  seen <- rep(TRUE, length(time))',
      '  if (broken == "losses") seen <- !(treated & runif(length(time)) < 1 / 5)',
      '  inTime <- order(time)',
      '  isTreated <- treated[inTime]',
      '  event <- seen[inTime]',
      '  # The log-rank test after each event, as survival::survdiff computes it.',
      '  share <- rev(cumsum(rev(isTreated))) / rev(seq_along(time)) # of the participants at risk',
      '  difference <- cumsum((share - isTreated)[event])',
      '  variance <- cumsum((share * (1 - share))[event])',
      '  z <- (difference / sqrt(variance))[pmin(sizes, sum(event))]',
      '  look <- c(which(z >= upper | z <= lower), length(sizes))[1]',
      '  c(crossed = z[look] >= upper[look], size = sizes[look])',
      '}',
    ],
    effect: 'hr',
    none: '1',
  }
}
