import { createApp } from './app.tsx'
import type { Bindings } from './env.ts'

export { Outbox } from './contact/index.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  // CONNECT asks for a tunnel, and this is no proxy; without a word here the runtime calls it a
  // failure of the site.
  connect: (socket) => socket.close(),
} satisfies ExportedHandler<Bindings>
