import { findBrowser, findShell } from './find-browser.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
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

export const launchOptions = { executablePath: findShell() ?? browser, args }

/** The headless shell has no back/forward cache. */
export const cachingOptions = {
  executablePath: browser,
  args,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
