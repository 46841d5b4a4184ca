import { inject } from 'vitest'
import type { Fault, RecordedMail } from './mailchannels-account.ts'

/** A test's own account at the MailChannels server, from inside workerd. */
export function mailAccount(key: string) {
  const url = `${inject('mailServer')}/accounts/${key}`
  return {
    key,
    /** Faults of the next requests in order, then `always`. */
    async fail(faults: (Fault | null)[], always: Fault | null = null): Promise<void> {
      await (await fetch(url, { method: 'PUT', body: JSON.stringify({ faults, always }) })).text()
    },
    async read(): Promise<{ mails: RecordedMail[]; requests: number }> {
      return (await fetch(url)).json()
    },
  }
}
