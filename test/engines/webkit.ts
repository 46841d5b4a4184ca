import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Key } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { type Engine, type EnginePage, until } from './engine.ts'

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

/** @returns a folder of settings with which a window of MiniBrowser can be narrower than its bar */
function narrowWindows(): string {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-settings-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), 'window * { min-width: 0; padding: 0; margin: 0 }')
  return settings
}

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
      const bar = await run(() => outerHeight - innerHeight)
      await window.setRect({ width, height: height + bar })
      await until(`a window of ${width} px`, () => run((wanted) => innerWidth === wanted, width))
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
      XDG_CONFIG_HOME: narrowWindows(),
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
