import { readFileSync, statSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, origin } from '#test/support/built-pages.ts'
import { faultsSchema, operations, schemaFault } from './built.ts'
import { type Call, clientOfSite, documentOfSite } from './client.ts'

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(JSON.parse(await documentOfSite()))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

test('its addresses begin with the origin of the site', async () => {
  expect(JSON.parse(await documentOfSite())).toMatchObject({ servers: [{ url: origin }] })
})

/** As the platform: a file of `public/` is served without the Worker. */
function serveFiles() {
  const asked = fetch
  vi.stubGlobal('fetch', (resource: string | Request, init?: RequestInit) => {
    const address = resource instanceof Request ? resource.url : resource
    const file = `public${new URL(address).pathname}`
    return statSync(file, { throwIfNoEntry: false })?.isFile()
      ? Promise.resolve(new Response(readFileSync(file), { headers: { 'Content-Type': 'application/json' } }))
      : asked(resource, init)
  })
}

const examplesOf = ({ parameters }: (typeof operations)[number]) =>
  Object.fromEntries(
    parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
  )

describe('a client that reads the document', () => {
  let client: ReadonlyMap<string, Call>
  beforeAll(async () => {
    serveFiles()
    client = await clientOfSite()
    return () => vi.unstubAllGlobals()
  })

  test('it has every operation', () => {
    expect([...client.keys()].sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
  })

  test.each(operations)('$operationId: the example is answered as the schema says', async (operation) => {
    const answer = await client.get(operation.operationId)?.(examplesOf(operation))
    const data: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
    expect(schemaFault(operation.schema, data)).toBeUndefined()
  })
})

const wrong: Record<string, readonly [status: number, query: string]> = {
  searchSite: [422, 'q='],
  citePublications: [404, 'id=nothing'],
  traceNumber: [404, 'at=nothing'],
  getTerm: [404, ''],
  citeTerm: [404, ''],
}

test.each(operations.filter(({ fails }) => fails))(
  '$operationId, asked for what there is not: a fault as the schema says, for other sites too',
  async ({ operationId, path }) => {
    const [status, query] = wrong[operationId] ?? [422, 'power=200&alpha=x&confidence=200']
    const response = await ask(`${path.replace('{slug}', 'no-such-term')}?${query}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(schemaFault(faultsSchema, await response.json())).toBeUndefined()
  },
)
