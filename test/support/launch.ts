import { findBrowser } from './find-browser.ts'

/** How every browser of the tests is started: quietly, and without asking anybody for anything. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
