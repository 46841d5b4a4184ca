import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'

type Answer = (c: Context<AppEnv>) => Response | Promise<Response>

/**
 * Answers a body of more than `maxSize` bytes, and one that breaks off: neither is a server error.
 */
export function limitedBody(maxSize: number, answers: { tooLarge: Answer; unreadable: Answer }) {
  const limit = bodyLimit({ maxSize, onError: answers.tooLarge })
  return createMiddleware<AppEnv>(async (c, next) => {
    let isRead = false
    try {
      return await limit(c, () => {
        isRead = true
        return next()
      })
    } catch (error) {
      if (isRead) throw error
      return answers.unreadable(c)
    }
  })
}
