import type { Builder } from '#src/build/builder.ts'

export const builders: Builder[] = [
  {
    name: 'benchmarks',
    entry: 'src/build/study-design/build.ts',
    writes: ['.build/study-design-checks.bin'],
  },
  {
    name: 'benchmark tables',
    entry: 'src/build/study-design/build-tables.ts',
    reads: ['.build/study-design-checks.bin', 'content/{messages,study-design}/**/*.ts'],
    writes: ['.build/study-design-tables.bin'],
    after: ['content', 'benchmarks'],
    // A post is no word of the tables.
    ignores: ['content.bin'],
  },
]
