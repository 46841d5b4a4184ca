import * as z from 'zod/mini'
import { eachField } from '#client/contact/fields.ts'
import { once } from '#client/once.ts'
import type { MessageRow } from '#src/contact/tables/message-row.ts'
import { orEmpty } from '#src/contact/tables/stored-message.ts'
import { bodyOf, lineOf } from './route-answers.ts'

const longestStart = 100

const fields = once(() =>
  z.catch(
    z.object(eachField(orEmpty)),
    eachField(() => ''),
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
