import { setTimeout as wait } from 'node:timers/promises'
import { cpuOf } from './load.ts'
import { median } from './median.ts'
import { serve } from './server.ts'

const rounds = 5

/** The lightest design: other costs are named as multiples of it. */
const light = '/study-design/rare-events?risk=2'

const call = (name: string, input: object) => ({ method: 'tools/call', params: { name, arguments: input } })
const client = {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'bench', version: '1' },
}

const messages: Record<string, { method: string; params: object }> = {
  initialize: { method: 'initialize', params: client },
  'tools/list': { method: 'tools/list', params: {} },
  plan_two_means: call('plan_two_means', { difference: 5, sd: 10 }),
  look_up_term: call('look_up_term', { term: 'HR' }),
  search_site: call('search_site', { query: 'hazard ratio' }),
}

/** CPU in ms. */
async function costOf(pid: number, times: number, ask: () => Promise<Response>): Promise<number> {
  // workerd may still be at work for the request before.
  await wait(100)
  const before = cpuOf(pid)
  for (let time = 0; time < times; time += 1) await (await ask()).arrayBuffer()
  await wait(50)
  return (cpuOf(pid) - before) / times
}

/** The first message in an isolate that has answered pages, as a multiple of a light page. */
async function firstMessage(bundle: string, port: number, message: object): Promise<number> {
  const { pid, stop } = await serve(bundle, port)
  const site = `http://127.0.0.1:${port}`
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...message })
  const page = () => fetch(site + light)
  for (const path of ['/', '/key-concepts']) await (await fetch(site + path)).text()
  await costOf(pid, 40, page)
  const ofPage = await costOf(pid, 20, page)
  const cost = await costOf(pid, 1, () => fetch(`${site}/mcp`, { method: 'POST', headers, body }))
  stop()
  return cost / ofPage
}

/** Medians. Each is the first message of its isolate. */
export async function firstMessages(bundle: string, port: number) {
  const taken = Object.keys(messages).map((name) => ({ name, times: [] as number[] }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, times } of taken) times.push(await firstMessage(bundle, port, messages[name] ?? {}))
  }
  return taken.map(({ name, times }) => ({
    'first message to /mcp': name,
    'light pages': median(times).toFixed(1),
  }))
}
