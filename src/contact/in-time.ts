/** The outbox answers in some milliseconds; who has waited this long is helped otherwise. In ms. */
export const outboxTimeout = 3000

export class OutboxTimeout extends Error {}

/**
 * @throws `OutboxTimeout` when the outbox has not answered in time; what was asked of it may still
 * be done
 */
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
