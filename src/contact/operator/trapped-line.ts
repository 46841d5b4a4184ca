import * as z from 'zod/mini'
import { once } from '#client/ui/once.ts'
import type { MessageRow } from '#src/contact/outbox/message-row.ts'
import { bodyOf, lineOf } from './answers.ts'

const longestStart = 100

const orEmpty = () => z.catch(z.string(), '')

const fields = once(() =>
  z.catch(
    z.object({
      firstName: orEmpty(),
      lastName: orEmpty(),
      email: orEmpty(),
      service: orEmpty(),
      message: orEmpty(),
    }),
    { firstName: '', lastName: '', email: '', service: '', message: '' },
  ),
)

/** With enough of the message to tell spam by. */
export function trappedLineOf(row: MessageRow) {
  const { firstName, lastName, email, service, message } = fields().parse(bodyOf(row.body))
  return {
    ...lineOf(row),
    name: `${firstName} ${lastName}`.trim(),
    email,
    service,
    links: message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0,
    // By code points, so that no emoji is cut in half.
    start: [...message.replace(/\s+/g, ' ')].slice(0, longestStart).join(''),
  }
}
