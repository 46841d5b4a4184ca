import { OpenAPIClientAxios } from 'openapi-client-axios'
import { ask } from '#test/support/built-pages.ts'

export const documentOfSite = async () => (await ask('/openapi.json')).text()

/** An operation of the client. @returns what the site answers, parsed if it is JSON */
export type Call = (options: Record<string, string | number>) => Promise<unknown>

/** The operations of a client that reads `/openapi.json`, by their ids. */
export async function clientOfSite(): Promise<ReadonlyMap<string, Call>> {
  const definition = JSON.parse(await documentOfSite())
  const api = new OpenAPIClientAxios({ definition, axiosConfigDefaults: { adapter: 'fetch' } })
  const client = await api.init()
  return new Map(
    api.getOperations().flatMap(({ operationId }): [string, Call][] => {
      const call = client[operationId ?? '']
      return operationId && call ? [[operationId, async (options) => (await call(options)).data]] : []
    }),
  )
}
