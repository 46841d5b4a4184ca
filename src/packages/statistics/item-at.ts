/**
 * The item at a place of a list, so that a missing number becomes an error and never a 0.
 * @param place from 0, or from the end if negative
 * @throws RangeError if the list has no item there
 */
export function itemAt<Item>(list: ArrayLike<Item>, place: number): Item {
  const item = list[place < 0 ? list.length + place : place]
  if (item === undefined) throw new RangeError(`A list of ${list.length} has no item at ${place}.`)
  return item
}

/**
 * For loops in which a call of `itemAt` for each number takes too long.
 * @throws RangeError if the list has another length
 */
export function needLength(list: ArrayLike<number>, length: number): void {
  if (list.length !== length) throw new RangeError(`A list of ${list.length} should have ${length} numbers.`)
}
