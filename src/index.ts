/*! Third-party notices: /third-party-notices.txt */
import { createApp } from './app.tsx'
import { watch } from './contact/index.ts'
import type { Bindings } from './env.ts'

export { Outbox } from './contact/index.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  scheduled: (_, env) => watch(env),
  // Without this handler the runtime reports a CONNECT request as an error of the Worker.
  connect: (socket) => socket.close(),
} satisfies ExportedHandler<Bindings>
