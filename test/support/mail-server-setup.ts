import type { TestProject } from 'vitest/node'
import { MailChannelsServer } from './mailchannels-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mailServer: string
  }
}

export const testKey = 'test-key'

export async function setup(project: TestProject) {
  const server = new MailChannelsServer()
  server.open(testKey)
  project.provide('mailServer', await server.start())
  return () => server.stop()
}
