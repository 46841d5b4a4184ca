const poolSize = 8192

/** With a longer text, a call of the runtime costs less than its letters one by one. */
const longest = 48

/**
 * A `TextEncoder` for many short texts: React's renderer encodes each name and value of an attribute
 * by itself, and a call of the runtime takes longer than a few letters.
 */
export class ShortEncoder extends TextEncoder {
  #pool = new Uint8Array(poolSize)
  #used = 0

  override encode(text = ''): Uint8Array<ArrayBuffer> {
    const { length } = text
    if (length > longest) return super.encode(text)
    // A part that was handed out is never written again.
    if (this.#used + length > poolSize) {
      this.#pool = new Uint8Array(poolSize)
      this.#used = 0
    }
    const pool = this.#pool
    const start = this.#used
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i)
      if (code > 127) return super.encode(text)
      pool[start + i] = code
    }
    this.#used = start + length
    return pool.subarray(start, this.#used)
  }
}
