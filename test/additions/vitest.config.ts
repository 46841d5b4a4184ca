import { defineConfig } from 'vitest/config'

/** For the copy: the checks that loop over pages, on the pages of `TEST_PATHS`. */
export default defineConfig({
  test: {
    root: process.cwd(),
    include: [
      'test/additions/added.ts',
      'test/html/{bytes,footer,head,outline,sharing,structured-data,twins,validity}.test.ts',
      'test/search/intents.test.ts',
    ],
    // Pages of terms, and what concerns all phrases of intents: they are in the whole run.
    testNamePattern: /^(?!.*(?:pages of terms|phrases of intents|address of an intent|phrase is typed))/,
    testTimeout: 120_000,
    // The files share the pages that they have read.
    isolate: false,
    fileParallelism: false,
    globalSetup: ['test/support/built-site.ts'],
  },
})
