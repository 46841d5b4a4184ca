import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/launch.ts'

const port = Number(process.env.TEST_PORT ?? 8788)
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1)

export default defineConfig({
  // The journeys of other engines have a configuration of their own.
  testMatch: '**/*.spec.ts',
  testIgnore: '**/engines/**',
  // Several runs may go on at once, each on its own port.
  outputDir: `./results/browser-${port}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI a late frame must not cost a day: `test/run.ts` names what passed only the second time.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Only what hangs ends here: a long journey takes 15 s, and twice that on a busy machine.
  timeout: 60_000 * slowdown,
  expect: { timeout: 10_000 * slowdown },
  reporter: [['dot'], ['json', { outputFile: `./results/browser-${port}.json` }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    viewport: { width: 1440, height: 900 },
    reuseContext: true,
    trace: 'on-first-retry',
    // The pages of a context share a process, with the scripts that it has compiled.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--process-per-site'] },
  },
  webServer: {
    command: `node test/support/serve-built.ts ${port}`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://127.0.0.1:${port}/`,
    ignoreHTTPSErrors: true,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
