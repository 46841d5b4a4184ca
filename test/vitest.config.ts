import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

const all = [
  'src/**/*.test.{ts,tsx}',
  'client/**/*.test.{ts,tsx}',
  'content/**/*.test.ts',
  'test/site/**/*.test.{ts,tsx}',
]

/** Renders by two of React's renderers; one of them would later tell that the other has used its contexts. */
const alone = ['src/rendering/server-edge.test.tsx']

/** Files that run in workerd, each in an isolate of its own or all in one. */
function inWorkerd(test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    root,
    // As in wrangler.toml.
    resolve: {
      alias: [
        { find: /^react-dom\/server\.edge$/, replacement: `${root}src/rendering/server-edge.ts` },
        // Not the renderer as built: in development React tells what is wrong with a page.
        { find: /^react-dom\/server$/, replacement: 'react-dom/server.bun' },
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
      globalSetup: ['test/support/mail-server-setup.ts'],
      setupFiles: ['test/support/quiet-console.ts'],
      ...test,
    },
  }
}

export default defineConfig({
  test: {
    // A start costs more than most files' tests; what a file leaves behind must not matter to the next.
    projects: [
      inWorkerd({ name: 'together', include: all, exclude: alone, isolate: false }),
      inWorkerd({ name: 'alone', include: alone }),
    ],
    outputFile: { json: `${root}test/results/vitest.json` },
  },
})
