import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asCall, clickActions, type EnginePage, keyActions } from './engine.ts'

/** Nothing is asked of anybody, and a window shows what a test opens. */
const quiet: Record<string, string | number | boolean> = {
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

/** Starts Firefox with a profile of its own. Resolves with the address of its protocol. */
function launch(path: string, profile: string) {
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = spawn(path, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = new Promise<string>((resolve, reject) => {
    let said = ''
    browser.stderr.on('data', (data) => {
      said += data
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    browser.on('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  return { browser, address }
}

interface Answer {
  id?: number
  method?: string
  params?: { text?: string; level?: string }
  result?: Record<string, unknown>
  message?: string
}

/** WebDriver BiDi over a socket: commands with their answers, and what the console says. */
async function connect(address: string, onMessage: (text: string) => void) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
    else if (answer.method === 'log.entryAdded') onMessage(`${answer.params?.level}: ${answer.params?.text}`)
  }
  let last = 0
  return async (method: string, params: object = {}): Promise<Record<string, unknown>> => {
    last += 1
    const id = last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, message } = await answered
    if (!result) throw new Error(`${method}: ${message}`)
    return result
  }
}

type Send = Awaited<ReturnType<typeof connect>>

async function evaluate(send: Send, context: string, expression: string): Promise<unknown> {
  const answer = (await send('script.evaluate', {
    expression: `(async () => JSON.stringify({ value: await ${expression} }))()`,
    target: { context },
    awaitPromise: true,
  })) as { result?: { value?: string }; exceptionDetails?: { text: string } }
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
  return JSON.parse(answer.result?.value ?? '{}').value
}

/**
 * A page in an installed Firefox, driven by WebDriver BiDi as the browser itself speaks it.
 * (Playwright's own protocol needs a Firefox that Playwright has built, and its BiDi needs commands
 * that an ESR does not have yet.)
 */
export async function startFirefox(path: string, preferences: typeof quiet = {}): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries({ ...quiet, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const { browser, address } = launch(path, profile)
  let messages: string[] = []
  const send = await connect(await address, (text) => messages.push(text))
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }
  const act = (actions: object[]) => send('input.performActions', { context, actions })
  return {
    name: 'firefox',
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    run: async (inPage, ...given) => (await evaluate(send, context, asCall(inPage, given))) as never,
    click: async (x, y) => void (await act(clickActions(x, y))),
    press: async (key) => void (await act(keyActions(key))),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    print: async () => {
      const page = { width: 21, height: 29.7 }
      const { data } = await send('browsingContext.print', { context, page })
      return Buffer.from(String(data), 'base64')
    },
    messages: () => messages.splice(0),
    close: async () => {
      messages = []
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      browser.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
