/** Lists of which equal ones are stored once. No item has a comma. */
export class Distinct<Item extends string | number> {
  readonly lists: (readonly Item[])[] = []
  readonly #places = new Map<string, number>()

  placeOf(list: readonly Item[]): number {
    const key = list.join()
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.lists.length)
    return this.lists.push(list) - 1
  }
}
