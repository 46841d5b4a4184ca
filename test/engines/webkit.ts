import { type ChildProcess, spawn } from 'node:child_process'
import { asCall, clickActions, type EnginePage, keyActions, until } from './engine.ts'

/** Where WebKitGTK is driven: its driver, and the small browser that comes with the library. */
export interface WebKitPaths {
  driver: string
  browser: string
  /** A screen for it, where the machine has none. */
  screen: string | undefined
}

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null }
  if (!response.ok) throw new Error(`${address}: ${value?.error} ${value?.message}`)
  return value
}

/**
 * Starts screen and driver; each test worker has its own, so their numbers come from its process.
 */
async function launch({ driver, screen }: WebKitPaths) {
  const started: ChildProcess[] = []
  const number = 1000 + (process.pid % 20_000)
  const display = `:${number}`
  if (screen) {
    started.push(spawn(screen, [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' }))
  }
  const port = 30_000 + number
  const environment = screen ? { DISPLAY: display } : {}
  const needsNoSandbox = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}
  started.push(
    spawn(driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, ...environment, ...needsNoSandbox },
    }),
  )
  const address = `http://127.0.0.1:${port}`
  await until('the driver of WebKit', () => ask(`${address}/status`, 'GET').catch(() => false))
  return { address, end: () => started.reverse().map((one) => one.kill('SIGTERM')) }
}

/**
 * A page in WebKitGTK, driven by classic WebDriver. Its driver tells nothing of the console and
 * does not print.
 */
export async function startWebKit(paths: WebKitPaths): Promise<EnginePage> {
  const { address, end } = await launch(paths)
  const options = { binary: paths.browser, args: ['--automation'] }
  const created = (await ask(`${address}/session`, 'POST', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `${address}/session/${created.sessionId}`
  const post = (command: string, body: object = {}) => ask(`${session}/${command}`, 'POST', body)
  const run: EnginePage['run'] = async (inPage, ...given) =>
    (await post('execute/async', {
      script: `const done = arguments[0]; Promise.resolve(${asCall(inPage, given)}).then(done)`,
      args: [],
    })) as never
  return {
    name: 'webkit',
    open: async (url) => void (await post('url', { url })),
    resize: async (width, height) => {
      // The window has a frame and a bar of its own.
      await post('window/rect', { width, height })
      const [innerWidth, innerHeight] = await run(() => [window.innerWidth, window.innerHeight] as const)
      await post('window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight })
    },
    run,
    click: async (x, y) => void (await post('actions', { actions: clickActions(x, y) })),
    press: async (key) => void (await post('actions', { actions: keyActions(key) })),
    back: async () => void (await post('back')),
    print: async () => null,
    messages: () => [],
    close: async () => {
      await ask(session, 'DELETE').catch(() => {})
      end()
    },
  }
}
