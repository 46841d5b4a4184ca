import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '#test/support/find-browser.ts'

/** A browser tab over the DevTools protocol: https://chromedevtools.github.io/devtools-protocol/ */
export interface Tab {
  send: (method: string, parameters?: object) => Promise<Answer>
  on: (method: string, listener: (event: Answer) => void) => void
  close: () => Promise<void>
}

export interface Devtools {
  openTab: () => Promise<Tab>
  close: () => void
}

// biome-ignore lint/suspicious/noExplicitAny: every method of the protocol answers in its own shape
type Answer = Record<string, any>

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Answer
  result?: Answer
  error?: { message: string }
}

const options = [
  ...[
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--hide-scrollbars',
    '--mute-audio',
  ],
  ...['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--disable-extensions', '--disable-renderer-backgrounding', '--remote-debugging-port=0'],
]

function debuggingAddress(chromium: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    chromium.stderr?.on('data', (text) => {
      said += text
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (address) resolve(address)
    })
    chromium.on('exit', () =>
      reject(new Error(`Chromium ended. Try another (CHROMIUM_PATH). It said: ${said}`)),
    )
  })
}

/** Playwright runs scripts in every page. On a slow phone they would be long tasks of the page. */
export async function openDevtools(): Promise<Devtools> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-chromium-'))
  const chromium = spawn(findBrowser(), [...options, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = new WebSocket(await debuggingAddress(chromium))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const answers = new Map<number, (message: Message) => void>()
  const listeners = new Map<string, (event: Answer) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) answers.get(message.id)?.(message)
    else listeners.get(`${message.sessionId} ${message.method}`)?.(message.params ?? {})
  })
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((resolve, reject) => {
      lastId += 1
      const id = lastId
      answers.set(id, ({ result = {}, error }) => {
        answers.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result)
      })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  return {
    openTab: async () => {
      const { browserContextId } = await send('Target.createBrowserContext')
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      return {
        send: (method, parameters) => send(method, parameters, sessionId),
        on: (method, listener) => listeners.set(`${sessionId} ${method}`, listener),
        close: async () => {
          await send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    close: () => {
      socket.close()
      chromium.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))
      chromium.kill()
    },
  }
}
