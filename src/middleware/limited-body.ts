import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#src/env.ts'

type Answer = (c: Context<AppEnv>) => Response | Promise<Response>

/**
 * Reads a body of unknown length up to `maxSize` bytes before the route does, and answers for
 * itself when there is more of it, or when it breaks off: the one who sent it is at fault then, and
 * not the site.
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
