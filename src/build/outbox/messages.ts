import * as z from 'zod'
import type { Client } from './client.ts'

const anything = z.looseObject({})

const listShape = z.object({
  messages: z.array(z.looseObject({ reference: z.string(), state: z.string(), createdAt: z.string() })),
  summary: z.unknown(),
  next: z.number().nullable(),
})

export type Listed = z.infer<typeof listShape>['messages'][number]

/** All pages of a state, the newest first. Without a state: all except trapped messages. */
export async function* listed(client: Client, state?: string) {
  const query = new URLSearchParams(state ? { state } : {})
  for (let next: number | null = 0; next !== null; ) {
    const page: z.infer<typeof listShape> = await client.ask(listShape, 'GET', `?${query}`)
    yield page
    next = page.next
    query.set('before', String(next))
  }
}

const trappedColumns = ['reference', 'createdAt', 'name', 'email', 'service', 'links', 'start']

export async function list(client: Client, state: string | undefined): Promise<void> {
  let summary: unknown
  for await (const page of listed(client, state)) {
    console.table(page.messages, state === 'trapped' ? trappedColumns : undefined)
    summary = page.summary
  }
  console.log(JSON.stringify(summary, null, 2))
}

/** Does one thing with one message, and prints the answer. */
export async function tell(client: Client, method: string, path: string): Promise<void> {
  console.log(JSON.stringify(await client.ask(anything, method, path), null, 2))
}

const retryShape = z.object({ queued: z.number(), next: z.number().nullable() })

/** @param path of the route, `/retry` or `/retry/held` */
export async function retryAll(client: Client, path: string): Promise<void> {
  let total = 0
  for (let query: string | null = ''; query !== null; ) {
    const page: z.infer<typeof retryShape> = await client.ask(retryShape, 'POST', path + query)
    total += page.queued
    query = page.next ? `?after=${page.next}` : null
  }
  console.log(`${total} queued again`)
}

const discardShape = z.object({ before: z.string(), discarded: z.number(), next: z.number().nullable() })

export async function discardBefore(client: Client, state: string, before: string): Promise<void> {
  let total = 0
  let understood = before
  for (let after: number | null = 0; after !== null; ) {
    const page: z.infer<typeof discardShape> = await client.ask(discardShape, 'POST', '/discard', {
      ...{ state, before, after },
    })
    total += page.discarded
    understood = page.before
    after = page.next
  }
  console.log(`${total} ${state} messages received before ${understood} were deleted`)
}
