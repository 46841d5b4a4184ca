import type { TestProject } from 'vitest/node'
import { MailChannelsServer } from './mailchannels-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mailServer: string
  }
}

/** Key that the Worker under test has; every test file may open further accounts. */
export const testKey = 'test-key'

/** One MailChannels server for all test files. */
export async function setup(project: TestProject) {
  const server = new MailChannelsServer()
  server.open(testKey)
  project.provide('mailServer', await server.start())
  return () => server.stop()
}
