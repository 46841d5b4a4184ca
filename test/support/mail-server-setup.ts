import type { TestProject } from 'vitest/node'
import { MailChannelsServer } from './mailchannels-server.ts'
import { wranglerConfig } from './wrangler-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    mailServer: string
    /** wrangler.toml as it is parsed: in workerd there are no files. */
    wranglerConfig: typeof wranglerConfig
  }
}

/** Key that the Worker under test has; every test file may open further accounts. */
export const testKey = 'test-key'

/** One MailChannels server for all test files, and the configuration under which they run. */
export async function setup(project: TestProject) {
  const server = new MailChannelsServer()
  server.open(testKey)
  project.provide('mailServer', await server.start())
  project.provide('wranglerConfig', wranglerConfig)
  return () => server.stop()
}
