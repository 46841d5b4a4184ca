/**
 * What the specification asks of a server without sessions that has tools only, by version, with
 * the scenarios of the official conformance suite that apply to it: https://github.com/modelcontextprotocol/conformance
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { describe, expect, test } from 'vitest'
import { ask, origin } from '#test/support/built-pages.ts'
import { describedTools } from './built.ts'
import { message, newest, ofNewest, post, postAccepting } from './call.ts'

const older = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07']

const hello = (protocolVersion: unknown) =>
  message('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } })

test.each(['legacy', 'auto'] as const)(
  'the official client, mode %s: it lists, calls, and leaves',
  async (mode) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`)))
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(describedTools.map(({ name }) => name))
    const { structuredContent } = await client.callTool({ name: 'look_up_term', arguments: { term: 'HR' } })
    expect(structuredContent).toMatchObject({ slug: 'hazard-ratio-hr' })
    expect(client.getServerVersion()).toMatchObject({ name: 'Marom', websiteUrl: origin })
    expect(client.getInstructions()).toContain('Nothing is stored')
    await client.close()
  },
)

describe('initialize', () => {
  test.each([
    ...older.map((version) => ({ asked: version, version })),
    { asked: newest, version: older[0] },
    { asked: '1900-01-01', version: older[0] },
  ])('a client of $asked gets $version', async ({ asked, version }) => {
    const response = await post(hello(asked))
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      result: {
        protocolVersion: version,
        capabilities: { tools: {} },
        serverInfo: { name: 'Marom', version: expect.any(String) },
        instructions: expect.any(String),
      },
    })
    expect(response.headers.get('Mcp-Session-Id')).toBeNull()
  })
})

const json = 'application/json'
const events = 'text/event-stream'

describe.each([
  ['an older protocol', message('tools/list', {}), {}],
  ['the newest protocol', ...ofNewest('tools/list')],
] as const)('%s', (_, body, headers) => {
  test.each([
    [`${json}, ${events}`, json],
    [json, json],
    ['*/*', json],
    ['application/*', json],
    ['', json],
    [undefined, json],
    [events, events],
  ])('Accept: %s is answered in %s', async (accept, type) => {
    const { status, contentType, text } = await postAccepting(accept, body, headers)
    expect([status, contentType], text.slice(0, 200)).toEqual([200, type])
    const answer = JSON.parse(type === json ? text : (/^data: (.+)$/m.exec(text)?.[1] ?? ''))
    expect(answer.result.tools).toHaveLength(describedTools.length)
  })
})

test('an answer is stored nowhere, and other sites cannot read it', async () => {
  const { headers } = await post(message('ping', {}))
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  expect(headers.get('Mcp-Session-Id')).toBeNull()
})

test.each(['GET', 'DELETE', 'PUT'])('%s: 405, because there is no stream and no session', async (method) => {
  const { status, headers } = await ask('/mcp', { method })
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
})

const notification = (method: string) => JSON.stringify({ jsonrpc: '2.0', method })

test.each([
  ['notifications/initialized', notification('notifications/initialized')],
  ['notifications/cancelled', notification('notifications/cancelled')],
  ['an unknown notification', notification('notifications/other')],
  ['a response', JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} })],
])('%s: 202 without a body', async (_, body) => {
  const response = await post(body)
  expect([response.status, await response.text()]).toEqual([202, ''])
})

test.each([7, 0, 'seven', ''])('the answer repeats the id %o', async (id) => {
  const response = await post(JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' }))
  expect(await response.json()).toEqual({ jsonrpc: '2.0', id, result: {} })
})

type Case = [name: string, body: string, headers: Record<string, string>, status: number, code: number]

const term = { name: 'look_up_term', arguments: { term: 'HR' } }
const [call, callHeaders] = ofNewest('tools/call', term)
const [list, listHeaders] = ofNewest('tools/list')
const withMeta = (key: string, value: unknown) =>
  ofNewest('tools/list', { _meta: { [`io.modelcontextprotocol/${key}`]: value } })

const cases: Case[] = [
  ['no JSON', '{', {}, 400, -32700],
  ['nothing', '', {}, 400, -32700],
  ['null', 'null', {}, 400, -32600],
  ['several messages', `[${message('tools/list', {})}]`, {}, 400, -32600],
  ['too much', message('tools/list', { text: 'x'.repeat(20_000) }), {}, 413, -32600],
  ['no message', '{"a":1}', {}, 400, -32600],
  ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":1,"method":"ping"}', {}, 400, -32600],
  ['the id null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', {}, 400, -32600],
  ['a broken id', '{"jsonrpc":"2.0","id":1.5,"method":"ping"}', {}, 400, -32600],
  ['a method that is no text', '{"jsonrpc":"2.0","id":1,"method":5}', {}, 400, -32600],
  ['parameters in a list', '{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}', {}, 400, -32600],
  ['_meta that is a text', message('ping', { _meta: 'x' }), {}, 400, -32600],
  ['an unknown method', message('no/such', {}), {}, 200, -32601],
  ['resources, which are none', message('resources/list', {}), {}, 200, -32601],
  ['a method of every object', message('constructor', {}), {}, 200, -32601],
  ['initialize without a version', message('initialize', {}), {}, 200, -32602],
  ['a cursor that is a number', message('tools/list', { cursor: 5 }), {}, 200, -32602],
  ['a call without a name', message('tools/call', {}), {}, 200, -32602],
  ['an unknown tool', message('tools/call', { name: 'x', arguments: {} }), {}, 200, -32602],
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'PLAN_TWO_MEANS', ''].map(
    (name): Case => [`the tool "${name}"`, message('tools/call', { name }), {}, 200, -32602],
  ),
  ['a tool whose name is no text', message('tools/call', { name: ['look_up_term'] }), {}, 200, -32602],
  ['arguments in a list', message('tools/call', { ...term, arguments: [] }), {}, 200, -32602],
  ['an unknown version', message('ping', {}), { 'MCP-Protocol-Version': '1900-01-01' }, 400, -32022],
  ['the newest version without _meta', message('tools/list', {}), listHeaders, 400, -32602],
  ['newest: a version to come', ...withMeta('protocolVersion', '2099-01-01'), 400, -32022],
  ['newest: no capabilities', ...withMeta('clientCapabilities', undefined), 400, -32602],
  ['newest: a client that is a text', ...withMeta('clientInfo', 'x'), 400, -32602],
  ['newest: no header', list, {}, 400, -32020],
  [
    'newest: a header of another version',
    list,
    { ...listHeaders, 'MCP-Protocol-Version': '2025-11-25' },
    400,
    -32020,
  ],
  ['newest: a header of another method', list, { ...listHeaders, 'Mcp-Method': 'tools/call' }, 400, -32020],
  ['newest: no header of the name', call, { ...callHeaders, 'Mcp-Name': '' }, 400, -32020],
  ['newest: a header of another name', call, { ...callHeaders, 'Mcp-Name': 'other' }, 400, -32020],
  ['newest: a broken name', call, { ...callHeaders, 'Mcp-Name': '=?base64?!?=' }, 400, -32020],
  ['newest: an unknown method', ...ofNewest('no/such'), 404, -32601],
  ['newest: ping, which it does not have', ...ofNewest('ping'), 404, -32601],
  ...['https://evil.example', 'null', origin.replace('http:', 'https:'), `${origin}.evil.example`].map(
    (site): Case => [`a page of ${site}`, message('ping', {}), { Origin: site }, 403, -32000],
  ),
  ['plain text', message('ping', {}), { 'Content-Type': 'text/plain' }, 415, -32000],
  ['XML', message('ping', {}), { 'Content-Type': 'application/xml' }, 415, -32000],
]

test.each(cases)('%s: refused as JSON-RPC', async (_, body, headers, status, code) => {
  const response = await post(body, headers)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({
    jsonrpc: '2.0',
    error: { code, message: expect.any(String) },
  })
})

test('the name of another site that leads here: 403; the own one: answered', async () => {
  const ask = (host: string) =>
    postAccepting(json, message('ping', {}), { Host: host, Origin: `http://${host}` })
  const { status, text } = await ask('evil.example')
  expect([status, JSON.parse(text).error.code]).toEqual([403, -32000])
  expect((await ask(new URL(origin).host)).status).toBe(200)
})

const numbered = (count: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`x${place}`, value]))
const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

const refusedArguments: [what: string, args: object, longest: number][] = [
  ['1,500 unknown arguments', numbered(1500, 1), 1000],
  ['a name of 15,000 letters', { ['x'.repeat(15_000)]: 1 }, 15_500],
  ['a text of 15,000 letters', { ...term.arguments, term: 'x'.repeat(15_000) }, 1000],
  ['lists in lists', { ...term.arguments, term: nested(3000) }, 1000],
  ['an unknown argument with lists in lists', { x: nested(3000) }, 1000],
]

describe.each(describedTools)('$name', ({ name }) => {
  test.each(refusedArguments)('%s: at most ten faults, in a short answer', async (_, args, longest) => {
    const response = await post(message('tools/call', { name, arguments: args }))
    const text = await response.text()
    const { result } = JSON.parse(text)
    expect(result.isError).toBe(true)
    expect(result.content[0].text.split('; ').length).toBeLessThanOrEqual(10)
    expect(text.length).toBeLessThan(longest)
  })
})

test('a version that is not supported: the answer lists those that are', async () => {
  const [body, headers] = withMeta('protocolVersion', '2099-01-01')
  const data = { supported: [newest], requested: '2099-01-01' }
  expect(await (await post(body, headers)).json()).toMatchObject({ id: 1, error: { data } })
})

test('newest: a name in base64, and results that name their type and server', async () => {
  const headers = { ...callHeaders, 'Mcp-Name': `=?base64?${btoa(term.name)}?=` }
  expect(await (await post(call, headers)).json()).toMatchObject({
    result: {
      resultType: 'complete',
      structuredContent: { slug: 'hazard-ratio-hr' },
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'Marom' } },
    },
  })
})

test('newest: server/discover says what there is', async () => {
  const result = { supportedVersions: [newest], capabilities: { tools: {} }, ttlMs: 0, cacheScope: 'private' }
  expect(await (await post(...ofNewest('server/discover'))).json()).toMatchObject({ result })
})
