import type { Builder } from '#src/build/builder.ts'

export const builders: Builder[] = [
  {
    name: 'benchmarks',
    entry: 'src/build/study-design/build.ts',
    writes: ['public/data/benchmarks/'],
  },
  {
    name: 'benchmark tables',
    entry: 'src/build/study-design/build-tables.ts',
    reads: ['public/data/benchmarks/*.json', 'content/{messages,study-design}/**/*.ts'],
    writes: ['public/data/benchmark-tables/'],
    after: ['content', 'benchmarks'],
    // It changes with every post. The words of the tables are in `reads`.
    ignores: ['content.bin'],
  },
]
