import { DurableObject } from 'cloudflare:workers'

export class Outbox extends DurableObject {}

/** The cost of workerd itself. */
export default { fetch: () => new Response(null, { status: 204 }) }
