import { alert } from '#src/contact/log.ts'

/**
 * The object's one alarm. To set it costs a written row, so it is set only where it would ring too
 * late.
 */
export class AlarmClock {
  readonly #storage: DurableObjectStorage
  #rings: number | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** Learns when the alarm rings that was set before a restart. */
  async load(): Promise<void> {
    this.#rings = await this.#storage.getAlarm()
  }

  rang(): void {
    this.#rings = null
  }

  /**
   * Rings then or earlier; who is woken too early looks and sets it again. What was written in this
   * turn comes with it.
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
