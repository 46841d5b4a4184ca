import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  plugins: [cloudflareTest({ wrangler: { configPath: `${root}wrangler.toml` } })],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'client/**/*.test.{ts,tsx}',
      'content/**/*.test.ts',
      'test/site/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['test/support/quiet-console.ts'],
    outputFile: { json: 'test/results/vitest.json' },
  },
})
