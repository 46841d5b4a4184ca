import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  test: {
    projects: [
      {
        root,
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: `${root}wrangler.toml` },
            miniflare: {
              bindings: { MAILCHANNELS_API_KEY: 'test-key', MAILCHANNELS_BASE_URL: inject('mailServer') },
            },
          })),
        ],
        test: {
          name: 'inside workerd',
          include: [
            'src/**/*.test.{ts,tsx}',
            'client/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'test/site/**/*.test.{ts,tsx}',
          ],
          // All in one isolate: a start costs more than most files' tests.
          isolate: false,
          globalSetup: ['test/support/mail-server-setup.ts'],
          setupFiles: ['test/support/quiet-console.ts'],
        },
      },
      // Citations, read back by a library that needs Node; the files of the sample study, by SQLite
      // and XML tools; the files of the house themselves.
      { root, test: { name: 'in Node', include: ['test/{citations,study,study-design,house}/*.test.ts'] } },
      // The built Worker behind a real HTTP cache.
      { root, test: { name: 'behind a cache', include: ['test/cache/*.test.ts'] } },
    ],
    outputFile: { json: `${root}test/results/vitest.json` },
  },
})
