import { findBrowser, findShell } from './find-browser.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The shell would round the width of each letter to whole pixels.
  '--font-render-hinting=none',
  // A page lives for seconds: to optimize its script costs more than it brings.
  '--js-flags=--no-opt --no-maglev',
]

const browser = findBrowser()

/** How the browsers of the tests are started: quietly, and without asking anybody for anything. */
export const launchOptions = { executablePath: findShell() ?? browser, args }

/** A browser that keeps pages in its back/forward cache, which the shell does not have. */
export const cachingOptions = {
  executablePath: browser,
  args,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
