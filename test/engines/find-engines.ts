import { existsSync, readdirSync } from 'node:fs'
import { installByApt } from '#test/support/apt.ts'
import type { EngineName } from './engine.ts'
import { findOldChromium, installOldChromium } from './old-chromium.ts'
import type { WebKitPaths } from './webkit.ts'

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...firefoxes].find((path) => path && existsSync(path))
}

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec']

/** The MiniBrowser of the newest WebKitGTK. */
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

export function findWebKit(): WebKitPaths | undefined {
  const driver = '/usr/bin/WebKitWebDriver'
  const browser = findMiniBrowser()
  const screen = ['/usr/bin/Xvfb'].find((path) => existsSync(path))
  if (!existsSync(driver) || !browser || !(screen || process.env.DISPLAY)) return undefined
  return { driver, browser, screen }
}

const others = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
}
type Other = keyof typeof others

const isMissing = (name: Other) => !others[name].find()

export function engines(): EngineName[] {
  const names: Other[] = ['firefox', 'webkit']
  const found = names.filter((name) => !isMissing(name))
  return ['chromium', ...found, ...(findOldChromium() ? (['chromium-109'] as const) : [])]
}

/** Installs missing engines by apt (Debian, root) or npm, and prints those that are still missing. */
export async function installEngines(wanted: Other[] = ['firefox', 'webkit']): Promise<void> {
  await installOldChromium().catch((error) => console.log(`Not tried: Chromium 109. ${error}`))
  const missing = wanted.filter(isMissing)
  if (missing.length === 0) return
  installByApt(missing.flatMap((name) => others[name].packages))
  for (const name of missing) {
    const { packages } = others[name]
    if (isMissing(name)) console.log(`Not tried: ${name} is missing (in Debian ${packages.join(', ')}).`)
  }
}
