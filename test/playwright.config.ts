import { defineConfig } from '@playwright/test'
import { isWhole } from './support/extent.ts'
import { freePort } from './support/free-port.ts'
import { launchOptions } from './support/launch.ts'

// The site, its mail server, and a site that a test starts. Playwright's workers inherit the variable.
process.env.TEST_PORT ??= String(await freePort(3))
const port = Number(process.env.TEST_PORT)
/** Names the files of a run, so that several runs can go on at once. */
export const report = process.env.TEST_REPORT ?? `browser-${port}`
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1)

export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: '**/engines/**',
  outputDir: `./results/${report}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI a late frame must not fail the run: `test/run.ts` lists the tests that passed only when
  // retried.
  retries: process.env.CI ? 1 : 0,
  // One more than cores: while a page waits for its network or a clock, another one works.
  workers: 3,
  // For tests that hang: a long journey takes 15 s, and twice that on a busy machine.
  timeout: 60_000 * slowdown,
  expect: { timeout: 10_000 * slowdown },
  reporter: [['dot'], ['json', { outputFile: `./results/${report}.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 1440, height: 900 },
    reuseContext: true,
    // Pages that fade and scroll smoothly take a quarter more CPU. The specs of motion ask for it.
    contextOptions: isWhole ? {} : { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    // Pages of one process share compiled scripts.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--process-per-site'] },
  },
  webServer: {
    command: `node test/support/serve-built.ts ${port} cached`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://127.0.0.1:${port}/`,
    ignoreHTTPSErrors: true,
    timeout: 120_000,
    // Another clone's site could answer there.
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
