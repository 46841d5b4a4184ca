/** Where the visitor is: first through all cards, then once more through those that were not known. */
export interface Round {
  place: number
  isRepeat: boolean
  isDone: boolean
}

type Known = readonly boolean[]

/** Done at once if all are known. */
export function repeated(known: Known): Round {
  const first = known.indexOf(false)
  return { place: Math.max(0, first), isRepeat: true, isDone: first < 0 }
}

/** The next card that is not known; after the last one the repetition, and after that the end. */
export function following({ place, isRepeat }: Pick<Round, 'place' | 'isRepeat'>, known: Known): Round {
  const next = known.findIndex((isKnown, index) => index > place && !isKnown)
  if (next >= 0) return { place: next, isRepeat, isDone: false }
  return isRepeat ? { place, isRepeat, isDone: true } : repeated(known)
}

/** What was known on earlier pages of the tab is passed over. */
export const firstRound = (known: Known): Round => following({ place: -1, isRepeat: false }, known)
