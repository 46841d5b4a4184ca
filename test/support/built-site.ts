import type { TestProject } from 'vitest/node'
import { serve } from '#test/bench/server.ts'
import { siteBundle } from '#test/faults/worker.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of the deployed Worker's script. */
    bundle: string
    site: string
  }
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
