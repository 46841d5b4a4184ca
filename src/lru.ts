interface Held<Value> {
  value: Value
  size: number
  /** On the clock of uses. */
  lastUse: number
}

/** Values under keys, bounded by the bytes they say they hold; the one unused for longest goes first. */
export class Lru<Value extends { readonly size: number }> {
  // Uses are counted: to move what is read to the end of the Map would cost every reader a deletion.
  readonly #held = new Map<string, Held<Value>>()
  readonly #limit: number
  #size = 0
  #uses = 0

  /** @param limit bytes that all values together may hold */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Bytes held now. */
  get size(): number {
    return this.#size
  }

  has(key: string): boolean {
    return this.#held.has(key)
  }

  get(key: string): Value | undefined {
    const held = this.#held.get(key)
    if (!held) return undefined
    this.#uses += 1
    held.lastUse = this.#uses
    return held.value
  }

  /** Puts a value in place of what stood there, again when it has grown; one over the limit alone is not kept. */
  set(key: string, value: Value): void {
    this.delete(key)
    const { size } = value
    if (size > this.#limit) return
    this.#uses += 1
    this.#held.set(key, { value, size, lastUse: this.#uses })
    this.#size += size
    while (this.#size > this.#limit) this.delete(this.#oldest())
  }

  delete(key: string): void {
    this.#size -= this.#held.get(key)?.size ?? 0
    this.#held.delete(key)
  }

  /** Looked for only when there is no room; there are hundreds, not thousands. */
  #oldest(): string {
    let oldest = { key: '', lastUse: Number.POSITIVE_INFINITY }
    for (const [key, { lastUse }] of this.#held) {
      if (lastUse < oldest.lastUse) oldest = { key, lastUse }
    }
    return oldest.key
  }
}
