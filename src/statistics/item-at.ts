/**
 * The item at a place of a list.
 * @param place from 0, or from the end if negative
 * @throws RangeError if the list has no item there, so that a missing number is never a 0
 */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list.at(place)
  if (item === undefined) throw new RangeError(`A list of ${list.length} has no item at ${place}.`)
  return item
}
