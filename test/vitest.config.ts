import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { wranglerConfig } from './support/wrangler-config.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The parsed wrangler.toml: workerd has no files. */
    wranglerConfig: typeof wranglerConfig
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Packed content as in the Worker: the default export is an `ArrayBuffer`. */
const dataModules: Plugin = {
  name: 'data modules',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.bin')
      ? `import { readFileSync } from 'node:fs'
         const { buffer, byteOffset, length } = readFileSync(${JSON.stringify(id)})
         export default buffer.slice(byteOffset, byteOffset + length)`
      : undefined,
}

export default defineConfig({
  test: {
    projects: [
      // Pure functions, components and builders: they need no Worker and no built site.
      {
        root,
        plugins: [dataModules],
        test: {
          name: 'unit',
          include: ['{src,client,content}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.workerd.test.{ts,tsx}', 'src/packages/**'],
          isolate: false,
          testTimeout: 120_000,
          globalSetup: ['test/support/fresh-content.ts', 'test/support/mail-server-setup.ts'],
          setupFiles: ['test/support/quiet-console.ts', 'test/support/seeded.ts'],
        },
      },
      // The libraries need nothing of the site.
      {
        root,
        test: {
          name: 'packages',
          include: ['src/packages/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          setupFiles: ['test/support/quiet-console.ts', 'test/support/seeded.ts'],
        },
      },
      // These tests need a module of Cloudflare, a binding or the app.
      {
        root,
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: `${root}wrangler.toml` },
            miniflare: {
              bindings: {
                MAILCHANNELS_API_KEY: 'test-key',
                MAILCHANNELS_BASE_URL: inject('mailServer'),
                MAILS_PER_DAY: '1000000',
              },
            },
          })),
        ],
        test: {
          name: 'inside workerd',
          include: ['src/**/*.workerd.test.{ts,tsx}', 'test/site/**/*.test.{ts,tsx}'],
          // One isolate for all files: a start takes longer than most files' tests.
          isolate: false,
          // A start of the site and property tests are slow while other steps keep the machine busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['test/support/fresh-content.ts', 'test/support/mail-server-setup.ts'],
          provide: { wranglerConfig },
          // workerd has no environment variables.
          env: process.env.TEST_ALL ? { TEST_ALL: process.env.TEST_ALL } : {},
          // Bundled once; loaded module by module they take as long as the site.
          deps: {
            optimizer: { ssr: { enabled: true, include: ['zod', 'zod/mini', 'linkedom'] } },
          },
          setupFiles: [
            'test/support/quiet-console.ts',
            'test/support/seeded.ts',
            'test/support/empty-storage.ts',
          ],
        },
      },
      // These tests need the built Worker or Node: SQLite, XML tools, citations, files.
      {
        root,
        plugins: [dataModules],
        test: {
          name: 'in Node',
          // Some of them ask for every page of a kind while a browser keeps the machine busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['test/*/*.test.ts'],
          exclude: ['test/site/**'],
          maxWorkers: 2,
          // Tests of one process share the pages that they have read, some GB.
          isolate: false,
          execArgv: ['--max-old-space-size=8192'],
          globalSetup: ['test/support/fresh-content.ts', 'test/support/built-site.ts'],
        },
      },
    ],
  },
})
