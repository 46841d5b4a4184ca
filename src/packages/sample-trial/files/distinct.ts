/** Items of which equal ones are stored once. */
export class Distinct<Item> {
  readonly items: Item[] = []
  readonly #keyOf: (item: Item) => unknown
  readonly #places = new Map<unknown, number>()

  /** @param keyOf the same, by `===`, for equal items only */
  constructor(keyOf: (item: Item) => unknown) {
    this.#keyOf = keyOf
  }

  /** The place in `items`, to which an item is added if it is new. */
  placeOf(item: Item): number {
    const key = this.#keyOf(item)
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.items.length)
    return this.items.push(item) - 1
  }
}

/** For lists of numbers, and of names of variables, which have no comma. */
export const listKey = (list: readonly (string | number)[]): string => list.join()
