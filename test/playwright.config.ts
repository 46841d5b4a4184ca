import { defineConfig } from '@playwright/test'
import { isWhole } from './support/extent.ts'
import { launchOptions } from './support/launch.ts'

const port = Number(process.env.TEST_PORT ?? 8788)
const slowdown = Number(process.env.TEST_SLOWDOWN ?? 1)

export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: '**/engines/**',
  // Several runs can go on at once, each on its own port.
  outputDir: `./results/browser-${port}`,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI a late frame must not fail the run: `test/run.ts` lists the tests that passed only when
  // retried.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // For tests that hang: a long journey takes 15 s, and twice that on a busy machine.
  timeout: 60_000 * slowdown,
  expect: { timeout: 10_000 * slowdown },
  reporter: [['dot'], ['json', { outputFile: `./results/browser-${port}.json` }]],
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
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
