/** In ms. The outbox normally answers within some ms. */
const outboxTimeout = 3000

export class OutboxTimeout extends Error {}

/** @throws `OutboxTimeout` after `limit` ms. The outbox may still finish the request. */
export async function inTime<Answer>(asked: Promise<Answer>, limit = outboxTimeout): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new OutboxTimeout(`no answer in ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
