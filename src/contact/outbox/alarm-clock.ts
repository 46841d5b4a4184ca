import { alert } from '#src/contact/log.ts'

/** The object's one alarm. Setting it writes a row, so it is set only if it would ring too late. */
export class AlarmClock {
  readonly #storage: DurableObjectStorage
  #rings: number | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  async load(): Promise<void> {
    this.#rings = await this.#storage.getAlarm()
  }

  rang(): void {
    this.#rings = null
  }

  /**
   * Rings then or earlier; an early alarm sets the next. Committed with the writes of this turn.
   */
  ringBy(time: number): void {
    if (this.#rings !== null && this.#rings <= time) return
    this.#rings = time
    this.#storage.setAlarm(time).catch((error) => {
      this.#rings = null
      alert('alarm not set', { reason: String(error) })
    })
  }
}
