import { makeOutbox, newMessage, sql, type TestOutbox } from './outbox.ts'

/** An outbox with the bounds of the free plan that mails nothing. */
export async function makeBudget(name: string) {
  const outbox = await makeOutbox(name)
  await outbox.change({ MAILS_PER_DAY: '100', OUTBOX_PAUSED: 'yes' })
  return outbox
}

let count = 0

/** The key of the last message. */
export const lastKey = () => `budget-${count}`

export async function send(outbox: TestOutbox, network?: string, change: object = {}) {
  count += 1
  const sender = { network, isUnchecked: false }
  return (await outbox.stub.accept({ ...newMessage(lastKey()), sender, ...change })).outcome
}

export async function sendMany(
  outbox: TestOutbox,
  total: number,
  networkOf: (index: number) => string | undefined,
) {
  const outcomes: string[] = []
  for (let index = 0; index < total; index++) outcomes.push(await send(outbox, networkOf(index)))
  return outcomes
}

export const held = (outbox: TestOutbox) =>
  sql(outbox, `SELECT notBefore AS at FROM messages WHERE notBefore > 0 ORDER BY rowid`)
