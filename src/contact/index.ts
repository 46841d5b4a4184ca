import { Hono } from 'hono'
import type { AppEnv } from '#src/env.ts'
import type { PageTable } from '#src/site/define-page.ts'
import { contact } from './intake/route.tsx'
import { messageReceived } from './message-received.tsx'
import { health } from './operator/health.ts'
import { operator } from './operator/operator.ts'

export { AskLink, askedForm, askReads } from './ask.tsx'
export { Contact } from './contact-section.tsx'
export { NextLines } from './next-steps.tsx'
export { watch } from './operator/watch.ts'
export { Outbox } from './outbox/outbox.ts'

export const pages = { 'message-received': messageReceived }

export const files = (table: PageTable): Hono<AppEnv> =>
  new Hono<AppEnv>().route('/api', contact(table)).route('/api', operator).route('/api', health)
