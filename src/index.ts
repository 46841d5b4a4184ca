import { once } from '#client/once.ts'
import { createApp } from './app.tsx'
import type { Bindings } from './env.ts'

export { Outbox } from './contact/outbox.ts'

// With the first request: an isolate that wakes for the outbox alone has no use for routes.
const app = once(() => createApp())

export default {
  fetch: (request, env, context) => app().fetch(request, env, context),
} satisfies ExportedHandler<Bindings>
