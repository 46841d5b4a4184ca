import { hour, minute } from '#src/contact/delivery/back-off.ts'
import { inTime } from '#src/contact/in-time.ts'
import { alert } from '#src/contact/log.ts'

/** In ms. An alarm that is later than this never rings: the platform has lost it. */
const longestDelay = minute

/** When a loss was found. Beside the tables, which may fail to open. */
const lostKey = 'alarmLost'

/** The object's one alarm. Setting it writes a row, so it is set only if it would ring too late. */
export class AlarmClock {
  readonly #storage: DurableObjectStorage
  #rings: number | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** Never throws: a start that fails would stop the object. */
  async load(): Promise<void> {
    try {
      this.#rings = await inTime(this.#storage.getAlarm())
    } catch (error) {
      this.#lose(String(error))
    }
  }

  rang(): void {
    this.#rings = null
  }

  /** True for an hour after a loss was found, so that the cron trigger sees it. */
  wasLost(now: number): boolean {
    const at = this.#storage.kv.get(lostKey)
    return typeof at === 'number' && Math.abs(now - at) < hour
  }

  /**
   * Rings then or earlier; an early alarm sets the next. Committed with the writes of this turn.
   */
  ringBy(time: number): void {
    if (this.#rings !== null && this.#rings < Date.now() - longestDelay) this.#lose('its time is past')
    if (this.#rings !== null && this.#rings <= time) return
    this.#rings = time
    this.#set(time).catch((error) => {
      this.#rings = null
      alert('alarm not set', { reason: String(error) })
    })
  }

  /** `async`, so that a call that throws at once is caught too. */
  async #set(time: number): Promise<void> {
    await this.#storage.setAlarm(time)
  }

  #lose(reason: string): void {
    this.#rings = null
    alert('alarm lost', { reason })
    try {
      this.#storage.kv.put(lostKey, Date.now())
    } catch {
      // The log has it.
    }
  }
}
