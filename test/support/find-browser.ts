import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The headless shell paints the same in two thirds of the time. */
const shells = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell']

export function findShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined
  return shells.find((path) => existsSync(path))
}

const advice =
  'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.'

function find(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path))
}

function isRootOnDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
}

/**
 * A Chromium: `CHROMIUM_PATH`, an installed one, or Playwright's own. If none is found, one is
 * installed, by Playwright or (Debian, root) by apt.
 */
export function findBrowser(): string {
  const found = find()
  if (found) return found
  console.log('No Chromium found; trying to install one…')
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  if (!find() && isRootOnDebian()) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-dejavu-core']
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const path = find()
  if (!path) throw new Error(advice)
  return path
}
