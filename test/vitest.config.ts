import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  // As in wrangler.toml.
  resolve: {
    alias: [
      { find: /^react-dom\/server\.edge$/, replacement: `${root}src/rendering/server-edge.ts` },
      // Not the renderer as built: in development React tells what is wrong with a page.
      { find: /^(?:#build\/react-server\.cjs|react-dom\/server)$/, replacement: 'react-dom/server.bun' },
    ],
  },
  plugins: [
    cloudflareTest(({ inject }) => ({
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        bindings: { MAILCHANNELS_API_KEY: 'test-key', MAILCHANNELS_BASE_URL: inject('mailServer') },
      },
    })),
  ],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'client/**/*.test.{ts,tsx}',
      'content/**/*.test.ts',
      'test/site/**/*.test.{ts,tsx}',
    ],
    globalSetup: ['test/support/mail-server-setup.ts'],
    setupFiles: ['test/support/quiet-console.ts'],
    outputFile: { json: 'test/results/vitest.json' },
  },
})
