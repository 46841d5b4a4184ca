import * as z from 'zod/mini'
import { once } from '#client/once.ts'
import { day, longestHold } from '#src/contact/delivery/back-off.ts'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))

/** In ms since 1970, at most a day in the future: clocks differ. */
const time = () =>
  z.int().check(
    z.gte(0),
    z.refine((at) => at <= Date.now() + day, 'it is in the future'),
  )

/** When it is tried next. A message with a later time would wait for ever. */
const dueTime = () =>
  z.int().check(
    z.gte(0),
    z.refine((at) => at <= Date.now() + longestHold, 'it is later than any rule of the outbox allows'),
  )

const common = () => ({
  reference: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  key: text(300),
  fingerprint: z.string().check(z.maxLength(100)),
  body: text(300_000),
  format: z.optional(z.int().check(z.gte(1))),
  createdAt: time(),
})

/** Of a later release. */
const anything = () => z.union([z.string().check(z.maxLength(2000)), z.number(), z.null()])

/** A wrong type in one row would make the whole queue unreadable. */
const messageRow = once(() =>
  z
    .catchall(
      z.object({
        ...common(),
        state: z.enum(['queued', 'sent', 'dead']),
        attempts: z.optional(z.int().check(z.gte(0))),
        reason: z.optional(z.string().check(z.maxLength(2000))),
        isForOperator: z.optional(z.union([z.literal(0), z.literal(1)])),
        queuedAt: time(),
        dueAt: dueTime(),
        notBefore: z.optional(dueTime()),
        finishedAt: z.nullable(time()),
        firstFailedAt: z.optional(z.nullable(time())),
      }),
      anything(),
    )
    .check(
      z.refine(({ state, finishedAt }) => (state === 'queued') === (finishedAt === null), {
        path: ['finishedAt'],
      }),
    ),
)

/** A row of a backup, with whatever columns its release had. */
export const backupRow = once(() =>
  z.discriminatedUnion('table', [
    z.object({ table: z.literal('messages'), row: messageRow() }),
    z.object({ table: z.literal('trapped'), row: z.catchall(z.object(common()), anything()) }),
  ]),
)

export type BackupRow = z.infer<ReturnType<typeof backupRow>>
export type SavedMessage = z.infer<ReturnType<typeof messageRow>>
