/** Values under keys, bounded by the bytes they say they hold; the one unused for longest goes first. */
export class Lru<Value extends { readonly size: number }> {
  // A Map keeps the order of insertion: what is used goes to its end.
  readonly #values = new Map<string, { value: Value; size: number }>()
  readonly #limit: number
  #size = 0

  /** @param limit bytes that all values together may hold */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Bytes held now. */
  get size(): number {
    return this.#size
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  get(key: string): Value | undefined {
    const found = this.#values.get(key)
    if (!found) return undefined
    this.#values.delete(key)
    this.#values.set(key, found)
    return found.value
  }

  /** Puts a value in place of what stood there, again when it has grown; one over the limit alone is not kept. */
  set(key: string, value: Value): void {
    this.delete(key)
    const { size } = value
    if (size > this.#limit) return
    this.#values.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#size -= this.#values.get(key)?.size ?? 0
    this.#values.delete(key)
  }
}
