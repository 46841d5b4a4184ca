import { fileURLToPath } from 'node:url'
import { findBrowser, findShell } from './find-browser.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Nothing is drawn by a GPU: a process less is a seventh of the CPU less.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Otherwise the headless shell rounds the width of each letter to whole pixels.
  '--font-render-hinting=none',
  // A page lives for seconds: optimizing its script takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
]

const browser = findBrowser()

const env = {
  ...process.env,
  FONTCONFIG_FILE: fileURLToPath(new URL('fonts.conf', import.meta.url)),
} as Record<string, string>

export const launchOptions = { executablePath: findShell() ?? browser, args, env }

/** The headless shell has no back/forward cache. */
export const cachingOptions = {
  executablePath: browser,
  args,
  env,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
