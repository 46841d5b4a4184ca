/** Posts messages as the form does: under one key, again if no answer comes. */

export interface Sent {
  /** Unique; the mail has the same text. */
  text: string
  status: number
  reference: string | null
  retryAfter: string | null
  answeredAt: number
  /** Of the answered request only, in ms. */
  duration: number
}

let count = 0

async function post(url: string, text: string, key: string): Promise<Sent> {
  const start = performance.now()
  const response = await fetch(`${url}/api/send-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      firstName: 'דנה',
      lastName: 'Levi',
      email: 'dana@lab.example',
      company: '',
      service: 'other',
      message: text,
    }),
  })
  const answer: { reference?: string } = await response.json()
  return {
    text,
    status: response.status,
    reference: answer.reference ?? null,
    retryAfter: response.headers.get('retry-after'),
    answeredAt: Date.now(),
    duration: performance.now() - start,
  }
}

/** While the connection fails, it sends again under the same key. */
export async function sendOne(url: string, { patience = 60_000, keyPrefix = '' } = {}): Promise<Sent> {
  count += 1
  const text = `Message ${count} – שלום ${crypto.randomUUID()}`
  const key = keyPrefix + crypto.randomUUID()
  const start = Date.now()
  for (;;) {
    try {
      return await post(url, text, key)
    } catch (error) {
      if (Date.now() - start > patience) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

/** Ten visitors at a time. */
export async function sendMany(url: string, total: number, options = {}): Promise<Sent[]> {
  const sent: Sent[] = []
  let started = 0
  const client = async () => {
    while (started < total) {
      started += 1
      sent.push(await sendOne(url, options))
    }
  }
  await Promise.all(Array.from({ length: 10 }, client))
  return sent
}
