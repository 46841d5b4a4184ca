import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ask, origin } from '#test/support/built-pages.ts'
import { describedTools, schemaFault } from './built.ts'
import { type Answer, quickCall } from './call.ts'

const home = mkdtempSync(join(tmpdir(), 'inspector-'))
const cli = resolve('node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js')

/** The official inspector in its command line form. It takes a second: three calls are enough. */
async function inspect(...args: string[]): Promise<string> {
  const command = [cli, '--cli', `${origin}/mcp`, '--transport', 'http', ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, HOME: home },
    maxBuffer: 10_000_000,
  })
  return stdout
}

test('the inspector lists every tool with its schemas, and finds no error in them', async () => {
  const listed: { tools: { name: string }[] } = JSON.parse(
    await inspect('--method', 'tools/list', '--strict'),
  )
  expect(listed.tools).toHaveLength(describedTools.length)
  for (const tool of describedTools) expect(listed.tools).toContainEqual(expect.objectContaining(tool))
})

test.each([
  ['an older protocol', []],
  ['the newest protocol, without a session', ['--protocol-era', 'modern']],
])('the inspector calls a tool in %s', async (_, options) => {
  const asked = ['--method', 'tools/call', '--tool-name', 'look_up_term', '--tool-args-json', '{"term":"HR"}']
  const answer: Answer = JSON.parse(await inspect(...asked, ...options))
  expect(answer.structuredContent).toMatchObject({ slug: 'hazard-ratio-hr' })
})

describe.each(describedTools)('$name', ({ name, inputSchema, outputSchema }) => {
  const [example] = inputSchema.examples

  test('its example: data as the schema says, and the page that shows the same', async () => {
    const { content, structuredContent = {}, isError } = await quickCall(name, example)
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
