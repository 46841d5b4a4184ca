import type { Memory, MemoryMeter } from './memory.ts'

/** `messages` were sent since the entry before. */
interface Entry extends Memory {
  at: string
  messages: number
}

/** Bytes that a message may leave behind. Reasons: README.md. */
const most = { heap: 200, resident: 3000 }

const megabytes = (bytes: number | null) => (bytes === null ? null : Number((bytes / 1024 / 1024).toFixed(1)))

export class MemoryLog {
  readonly #meter: MemoryMeter
  readonly #entries: Entry[] = []

  constructor(meter: MemoryMeter) {
    this.#meter = meter
  }

  async note(at: string, messages: number): Promise<void> {
    this.#entries.push({ at, messages, ...(await this.#meter.read()) })
  }

  close(): void {
    this.#meter.close()
  }

  print(): void {
    const rows = this.#entries.map(({ at, messages, heap, resident }) => ({
      at,
      messages,
      'heap after collection, MB': megabytes(heap),
      'resident, MB': megabytes(resident),
    }))
    console.table(rows)
  }

  /** Growth in bytes per message between two idle moments. */
  #growth(what: keyof Memory, from: string, to: string): number {
    const first = this.#entries.findIndex(({ at }) => at === from)
    const last = this.#entries.findIndex(({ at }) => at === to)
    if (first < 0 || last < first)
      throw new Error(`Memory was not read at "${from}" and then "${to}": note() both.`)
    const messages = this.#entries.slice(first + 1, last + 1).reduce((sum, entry) => sum + entry.messages, 0)
    const [before, after] = [this.#entries[first]?.[what], this.#entries[last]?.[what]]
    return typeof before === 'number' && typeof after === 'number' ? (after - before) / messages : 0
  }

  problems(): string[] {
    const heap = Math.round(this.#growth('heap', 'warm', 'drained'))
    const resident = Math.round(this.#growth('resident', 'quiet round 1', 'quiet round 4'))
    console.log(
      `growth per message: heap ${heap} bytes (at most ${most.heap}) from warm to drained, resident set ` +
        `${resident} bytes (at most ${most.resident}) in the quiet load`,
    )
    return [
      ...(heap > most.heap ? [`not flat: a message leaves ${heap} bytes in the heap`] : []),
      ...(resident > most.resident ? [`not flat: a message leaves ${resident} bytes in the process`] : []),
    ]
  }
}
