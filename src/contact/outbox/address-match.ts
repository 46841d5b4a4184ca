import * as z from 'zod/mini'
import { once } from '#client/once.ts'

/** `mention`: somebody else wrote it, and the address is somewhere in it. */
export type Match = 'sender' | 'mention'

const fields = once(() => z.object({ email: z.string() }))

function senderOf(body: string): string | null {
  try {
    return fields().safeParse(JSON.parse(body)).data?.email ?? null
  } catch {
    return null
  }
}

/** In any case. An address holds no character that JSON escapes, so the stored text is searched. */
export function matchOf(body: string, email: string): Match | null {
  const wanted = email.toLowerCase()
  if (!body.toLowerCase().includes(wanted)) return null
  return senderOf(body)?.toLowerCase() === wanted ? 'sender' : 'mention'
}
