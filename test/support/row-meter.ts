import { runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import type { Outbox } from '#src/contact/outbox/outbox.ts'
import type { TestOutbox } from './outbox.ts'

export type Meter = Awaited<ReturnType<typeof meterOf>>

/** Counts the rows that the object reads and writes, and keeps the time of its alarm. */
export async function meterOf({ stub }: TestOutbox) {
  const { exec, setAlarm } = await runInDurableObject(stub, (_: Outbox, { storage }) => ({
    exec: vi.spyOn(storage.sql, 'exec'),
    setAlarm: vi.spyOn(storage, 'setAlarm'),
  }))
  const sum = (what: 'rowsRead' | 'rowsWritten') =>
    exec.mock.results.reduce((total, { type, value }) => total + (type === 'return' ? value[what] : 0), 0)
  return {
    read: () => sum('rowsRead'),
    /** Setting an alarm writes a row too. */
    written: () => sum('rowsWritten') + setAlarm.mock.calls.length,
    failedProbes: () =>
      exec.mock.calls.filter(([statement]) => statement.startsWith('INSERT INTO facts')).length,
    nextAlarm: () => Number(setAlarm.mock.lastCall?.[0]),
    reset: () => {
      exec.mockClear()
      setAlarm.mockClear()
    },
  }
}
