import { DurableObject } from 'cloudflare:workers'

/** Stands for that of the site, which cannot be loaded. */
export class Outbox extends DurableObject {}

/** Answers every request with the message of a failed build. The open page asks again by itself. */
export const failing = (message: string) => ({
  fetch: () =>
    new Response(`${message}\n\nThis page reloads when the build has passed.\n`, {
      status: 500,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', refresh: '3' },
    }),
  scheduled: () => {},
})
