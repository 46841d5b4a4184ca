import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { tools } from '#src/pages.ts'
import { staticFile } from '#src/words/static-files.ts'
import { bindings } from '#test/support/site.ts'
import { mcp } from './route.ts'

const post = (limit: RateLimit['limit']) =>
  mcp({}).request(
    '/mcp',
    {
      method: 'POST',
      body: '{',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '2001:db8:1:2:3:4:5:6' },
    },
    { ...env, MCP_RATE_LIMIT: { limit } },
  )

test('too many messages from a network: 429, with the time to wait', async () => {
  const asked: string[] = []
  const response = await post(async ({ key }) => {
    asked.push(key)
    return { success: false }
  })
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60'])
  expect(await response.json()).toMatchObject({ error: { code: -32000 } })
  expect(asked).toEqual(['2001:db8:1:2'])
})

test('the limit cannot be asked: the message is read', async () => {
  const response = await post(() => Promise.reject(new Error('out')))
  expect(response.status).toBe(400)
})

test('each tool of the subjects is described, and no other', async () => {
  const file = await staticFile(bindings, '/data/machines/tools.json')
  const described = await file?.json<{ tools: { name: string }[] }>()
  expect(described?.tools.map(({ name }) => name).sort()).toEqual(Object.keys(tools).sort())
})
