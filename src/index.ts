import { createApp } from './app.tsx'

export { Outbox } from './contact/outbox.ts'

export default createApp()
