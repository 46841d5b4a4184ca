import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ask, origin } from '#test/support/built-pages.ts'
import { describedTools, schemaFault } from './built.ts'
import { type Answer, message, post, postAccepting, quickCall } from './call.ts'

const home = mkdtempSync(join(tmpdir(), 'inspector-'))
const cli = resolve('node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js')

/** The official inspector in its command line form. */
async function inspect(...args: string[]): Promise<string> {
  const command = [cli, '--cli', `${origin}/mcp`, '--transport', 'http', ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, HOME: home },
    maxBuffer: 10_000_000,
  })
  return stdout
}

async function call(name: string, input: object, ...options: string[]): Promise<Answer> {
  const asked = ['--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(input)]
  return JSON.parse(await inspect(...asked, ...options))
}

test('the inspector lists every tool with its schemas, and finds no error in them', async () => {
  const listed: { tools: { name: string }[] } = JSON.parse(
    await inspect('--method', 'tools/list', '--strict'),
  )
  expect(listed.tools).toHaveLength(describedTools.length)
  for (const tool of describedTools) expect(listed.tools).toContainEqual(expect.objectContaining(tool))
})

describe.each(describedTools)('$name', ({ name, inputSchema, outputSchema }) => {
  const [example] = inputSchema.examples

  test('the inspector calls it: data as the schema says, and the page that shows the same', async () => {
    const { content, structuredContent = {}, isError } = await call(name, example)
    expect(isError, content[0]?.text).not.toBe(true)
    expect(schemaFault(outputSchema, structuredContent)).toBeUndefined()
    expect(content[0]?.text).toContain(structuredContent.page)
    const page = String(structuredContent.page).slice(origin.length)
    expect((await ask(page)).status).toBe(200)
  })

  test('in Hebrew: the page is the Hebrew one', async () => {
    const { structuredContent = {} } = await quickCall(name, { ...example, language: 'he' })
    expect(schemaFault(outputSchema, structuredContent)).toBeUndefined()
    expect(structuredContent.page).toContain('lang=he')
  })

  test.each([
    ['an input that it does not have', { ...example, unknown: 1 }, 'unknown'],
    ['another language', { ...example, language: 'fr' }, 'language'],
  ])('%s: a fault that names it', async (_, input, field) => {
    const { content, isError } = await quickCall(name, input)
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(field)
  })
})

/** Of a sequential trial in abstract units. */
const plan = { unit: 'events', fixed: 200, looks: 3 }

const refused: [name: string, input: object, text: string][] = [
  ['plan_two_means', { difference: 0, sd: 10 }, 'difference: '],
  ['plan_two_means', { difference: 5, language: 'he' }, 'sd: סטיית'],
  ['plan_two_means', { power: 0.8 }, 'power'],
  ['plan_two_proportions', { control: 1000 }, 'control'],
  ['monitor_trial', { ...plan, analyses: [{ information: 70, z: 50 }] }, 'z1: '],
  ['monitor_trial', { ...plan, analyses: [] }, 'analyses'],
  ['monitor_trial', { ...plan, boundary: 'wangTsiatis', analyses: [{ information: 70 }] }, 'Wang-Tsiatis'],
  ['search_site', { query: 'x'.repeat(300) }, 'query'],
  ['look_up_term', { term: 'no such term' }, 'No term'],
  ['trace_number', { at: 'nothing' }, 't-14-2-1.hazardRatio'],
]

test.each(refused.filter(([name]) => describedTools.some((tool) => tool.name === name)))(
  '%s %o: the answer says what is wrong',
  async (name, input, text) => {
    const { content, isError } = await quickCall(name, input)
    expect(isError).toBe(true)
    expect(content[0]?.text).toContain(text)
  },
)

test('the newest protocol, without a session: the same answer', async () => {
  const answer = await call('look_up_term', { term: 'HR' }, '--protocol-era', 'modern')
  expect(answer.structuredContent).toMatchObject({ slug: 'hazard-ratio-hr' })
})

const json = 'application/json'
const events = 'text/event-stream'
const newest = '2026-07-28'
const meta = {
  'io.modelcontextprotocol/protocolVersion': newest,
  'io.modelcontextprotocol/clientCapabilities': {},
}

describe.each([
  ['an older protocol', message('tools/list', {}), {}],
  [
    'the newest protocol',
    message('tools/list', { _meta: meta }),
    { 'MCP-Protocol-Version': newest, 'Mcp-Method': 'tools/list' },
  ],
])('%s', (_, body, headers) => {
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

test('GET: 405, because there is no stream', async () => {
  const { status, headers } = await ask('/mcp')
  expect([status, headers.get('Allow')]).toEqual([405, 'POST, OPTIONS'])
})

test.each([
  ['no JSON', '{', 400],
  ['nothing', '', 400],
  ['null', 'null', 400],
  ['several messages', `[${message('tools/list', {})}]`, 400],
  ['too much', message('tools/list', { text: 'x'.repeat(20_000) }), 413],
  ['no message', '{"a":1}', 400],
])('%s: refused as JSON-RPC', async (_, body, status) => {
  const response = await post(body)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } })
})

test.each(['text/plain', 'application/xml'])('%s: 415', async (type) => {
  expect((await post(message('tools/list', {}), { 'Content-Type': type })).status).toBe(415)
})
