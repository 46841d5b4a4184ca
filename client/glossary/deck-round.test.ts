import { describe, expect, test } from 'vitest'
import { firstRound, following, repeated } from './deck-round.ts'

describe('a round of cards', () => {
  test('begins at the first card that is not known, and at the end if all are', () => {
    expect(firstRound([false, false])).toEqual({ place: 0, isRepeat: false, isDone: false })
    expect(firstRound([true, false])).toEqual({ place: 1, isRepeat: false, isDone: false })
    expect(firstRound([true, true]).isDone).toBe(true)
  })

  test('cards that were not known come again once, in their order; then it ends', () => {
    const known = [false, true, false]
    const again = following({ place: 2, isRepeat: false }, known)
    expect(again).toEqual({ place: 0, isRepeat: true, isDone: false })
    const last = following(again, known)
    expect(last).toEqual({ place: 2, isRepeat: true, isDone: false })
    expect(following(last, known).isDone).toBe(true)
  })

  test('all known: it ends without a repetition', () => {
    expect(following({ place: 1, isRepeat: false }, [true, true]).isDone).toBe(true)
    expect(repeated([true]).isDone).toBe(true)
  })
})
