import { DurableObject } from 'cloudflare:workers'

export class Outbox extends DurableObject {}

/** What workerd itself costs before a Worker has done anything. */
export default { fetch: () => new Response(null, { status: 204 }) }
