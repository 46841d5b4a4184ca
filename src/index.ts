import { createApp } from './app.tsx'
import type { Bindings } from './env.ts'

export { Outbox } from './contact/index.ts'

const app = createApp()

export default {
  fetch: app.fetch,
  // Without this handler the runtime reports a CONNECT request as an error of the Worker.
  connect: (socket) => socket.close(),
} satisfies ExportedHandler<Bindings>
