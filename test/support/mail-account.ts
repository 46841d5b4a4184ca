import { inject } from 'vitest'
import type { Fault, RecordedMail } from './mailchannels-account.ts'

export function mailAccount(key: string) {
  const url = `${inject('mailServer')}/accounts/${key}`
  return {
    key,
    /** The faults of the next requests in order; after them `always`. */
    async fail(faults: (Fault | null)[], always: Fault | null = null): Promise<void> {
      await (await fetch(url, { method: 'PUT', body: JSON.stringify({ faults, always }) })).text()
    },
    async read(): Promise<{ mails: RecordedMail[]; requests: number }> {
      return (await fetch(url)).json()
    },
  }
}
