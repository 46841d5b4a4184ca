import { day } from '#src/contact/delivery/back-off.ts'
import type { Bindings } from '#src/env.ts'

/** The free plan of MailChannels. */
const mailsOfFreePlan = 100

type Budget = 'atOnce' | 'stored'

/** Once the part `scarceFrom` of a budget is used up, the rest is for those who wrote little. */
export interface Share extends Record<Budget, number> {
  scarceFrom: number
  ifScarce: Record<Budget, number>
}

/** A network or an owner, and its messages of the day. */
export interface Counted {
  /** Its scrambled name. */
  code: string
  own: number
  share: Share
}

/**
 * The bounds of a day, as parts of the mails that the plan allows. What is mailed at once and what
 * is mailed later use the plan up together.
 */
export function boundsOf({ MAILS_PER_DAY }: Pick<Bindings, 'MAILS_PER_DAY'>) {
  const given = Number(MAILS_PER_DAY)
  const mails = given >= 1 ? given : mailsOfFreePlan
  const part = (share: number) => Math.max(1, Math.round(mails * share))
  return {
    /** From here on everybody is checked, also those who have no script. */
    unchecked: part(0.3),
    atOnce: part(0.6),
    stored: part(3),
    network: {
      atOnce: part(0.05),
      stored: part(0.2),
      scarceFrom: 1 / 2,
      ifScarce: { atOnce: 1, stored: 2 },
    },
    /** A third, for an owner of many networks. Three of them leave the last sixth to others. */
    owner: {
      atOnce: part(0.2),
      stored: part(1),
      scarceFrom: 5 / 6,
      ifScarce: { atOnce: 1, stored: Math.min(2, part(1)) },
    },
    /** Between two messages that are held back, in ms. */
    gap: Math.ceil(day / part(0.4)),
  }
}

export type Bounds = ReturnType<typeof boundsOf>

/** @param used what that budget has taken from all */
export function hasRoom(bounds: Bounds, budget: Budget, used: number, counted: readonly Counted[]): boolean {
  const part = used / bounds[budget]
  const shareOf = ({ share }: Counted) => (part < share.scarceFrom ? share : share.ifScarce)
  return part < 1 && counted.every((one) => one.own < shareOf(one)[budget])
}
