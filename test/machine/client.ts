import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { generate } from 'openapi-typescript-codegen'
import { ask } from '#test/support/built-pages.ts'

export const documentOfSite = async () => (await ask('/openapi.json')).text()

/** A function of the client. */
export type Call = (options: Record<string, unknown>) => Promise<unknown>

/**
 * The functions of the generated client, by operation.
 * @param name of its folder in `test/results`
 */
export async function generatedClient(name = 'open-api-client'): Promise<ReadonlyMap<string, Call>> {
  const folder = resolve(`test/results/${name}`)
  rmSync(folder, { recursive: true, force: true })
  const input = JSON.parse(await documentOfSite())
  await generate({ input, output: folder, httpClient: 'fetch', useOptions: true })
  const generated: Record<string, unknown> = await import(`${folder}/index.ts`)
  const services = Object.entries(generated).flatMap(([name, service]) =>
    name.endsWith('Service') && typeof service === 'function' ? [service] : [],
  )
  return new Map(
    services.flatMap((service) =>
      Object.getOwnPropertyNames(service).flatMap((name): [string, Call][] => {
        const call: unknown = Reflect.get(service, name)
        return typeof call === 'function' ? [[name, (options) => call.call(service, options)]] : []
      }),
    ),
  )
}
