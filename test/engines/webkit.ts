import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Key } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import type { Engine, EnginePage } from './engine.ts'

/** The paths of WebKitGTK's driver and MiniBrowser. */
export interface WebKitPaths {
  driver: string
  browser: string
  /** A virtual screen; undefined where the machine has a screen only. */
  screen: string | undefined
}

async function startScreen(path: string) {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24']
  const screen = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = await once(screen.stdout, 'data')
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() }
}

const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }

/** Each page is a browser. The driver does not report console messages. */
async function newPage(server: string, binary: string): Promise<EnginePage> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build()
  const run: EnginePage['run'] = (inPage, ...given) => driver.executeScript(inPage, ...given)
  const type = (text: string) => driver.actions().sendKeys(text).perform()
  const window = driver.manage().window()
  return {
    name: 'webkit',
    open: (address) => driver.get(address),
    resize: async (width, height) => {
      // The size of a window includes its frame and bar.
      await window.setRect({ width, height })
      const inside = await run(() => ({ width: innerWidth, height: innerHeight }))
      await window.setRect({ width: 2 * width - inside.width, height: 2 * height - inside.height })
    },
    run,
    click: async (x, y) => {
      const place = { x: Math.round(x), y: Math.round(y) }
      await driver.actions().move(place).click().perform()
    },
    press: (key) => type(keys[key]),
    type,
    messages: () => [],
    close: () => driver.quit(),
  }
}

export async function startWebKit({ driver, browser, screen }: WebKitPaths): Promise<Engine> {
  const virtual = screen ? await startScreen(screen) : undefined
  const service = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      ...(virtual ? { DISPLAY: virtual.display } : {}),
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    })
    .build()
  const server = await service.start()
  return {
    newPage: () => newPage(server, browser),
    close: async () => {
      await service.kill()
      virtual?.stop()
    },
  }
}
