import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import type { EngineName } from './engine.ts'
import type { WebKitPaths } from './webkit.ts'

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The path of an installed Firefox: `FIREFOX_PATH`, else where it usually stands. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...firefoxes].find((path) => path && existsSync(path))
}

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec']

/** The small browser of the newest WebKitGTK that has one. */
function findMiniBrowser(): string | undefined {
  return libraries
    .filter((library) => existsSync(library))
    .flatMap((library) =>
      readdirSync(library)
        .filter((name) => name.startsWith('webkit'))
        .toSorted()
        .reverse()
        .map((name) => `${library}/${name}/MiniBrowser`),
    )
    .find((path) => existsSync(path))
}

/** What drives WebKitGTK here, or undefined. */
export function findWebKit(): WebKitPaths | undefined {
  const driver = ['/usr/bin/WebKitWebDriver'].find((path) => existsSync(path))
  const browser = findMiniBrowser()
  const screen = ['/usr/bin/Xvfb'].find((path) => existsSync(path))
  if (!driver || !browser || !(screen || process.env.DISPLAY)) return undefined
  return { driver, browser, screen }
}

/** The engines that this machine can drive. */
export function engines(): EngineName[] {
  return [
    'chromium',
    ...(findFirefox() ? ['firefox' as const] : []),
    ...(findWebKit() ? ['webkit' as const] : []),
  ]
}

/**
 * Installs by apt what is missing, on a Debian where one may. Says in one sentence what stays
 * missing.
 */
export function installEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ]
  if (missing.length === 0) return
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    for (const name of missing) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' })
    }
  }
  const absent = [
    ...(findFirefox() ? [] : ['Firefox (Debian: firefox-esr; or set FIREFOX_PATH)']),
    ...(findWebKit() ? [] : ['WebKitGTK with its driver and a screen (Debian: webkit2gtk-driver, xvfb)']),
  ]
  if (absent.length > 0) console.log(`Not tried, as it is missing here: ${absent.join('; ')}.`)
}
