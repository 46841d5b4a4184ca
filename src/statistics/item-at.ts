/**
 * The item at a place of a list, so that a missing number becomes an error and never a 0.
 * @param place from 0, or from the end if negative
 * @throws RangeError if the list has no item there
 */
export function itemAt<Item>(list: readonly Item[], place: number): Item {
  const item = list.at(place)
  if (item === undefined) throw new RangeError(`A list of ${list.length} has no item at ${place}.`)
  return item
}
