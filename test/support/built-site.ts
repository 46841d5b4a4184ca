import { once } from 'node:events'
import { createServer } from 'node:net'
import type { TestProject } from 'vitest/node'
import { serve } from '#test/bench/server.ts'
import { siteBundle } from '#test/faults/worker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the deployed Worker's script. */
    bundle: string
    site: string
  }
}

/** Two runs on one machine must not ask each other's site. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

export async function setup(project: TestProject) {
  const bundle = siteBundle('site')
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  const { stop } = await serve(bundle, port, { variables: { SITE_ORIGIN: site } })
  project.provide('bundle', bundle)
  project.provide('site', site)
  return stop
}
