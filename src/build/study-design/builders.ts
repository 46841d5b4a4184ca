import type { Builder } from '#src/build/builder.ts'
import { computing } from './computing.ts'

export const builders: Builder[] = [
  {
    name: 'benchmarks',
    isLater: true,
    entry: 'src/build/study-design/build.ts',
    reads: [
      'src/packages/trial-designs/{checks,designs/*}/benchmarks.csv',
      'src/packages/trial-designs/designs/sources.csv',
    ],
    writes: ['public/data/benchmarks/'],
  },
  {
    name: 'benchmark tables',
    isLater: true,
    entry: 'src/build/study-design/build-tables.ts',
    reads: ['public/data/benchmarks/*.json', 'content/{messages,plots,study-design}/**/*.ts'],
    writes: ['public/data/benchmark-tables/'],
    after: ['content', 'benchmarks'],
    // It changes with every post. The words of the tables are in `reads`.
    ignores: ['content.bin'],
  },
  {
    name: 'agent cases',
    isLater: true,
    entry: 'src/build/study-design/agents/build.ts',
    reads: ['src/build/study-design/agents/cases.json', 'content/study-design/**/*.ts'],
    writes: ['public/data/agent-cases/'],
    after: ['content'],
    // It changes with every post. The words of the designs are in `reads`.
    ignores: ['content.bin'],
  },
  {
    name: 'design cards',
    isLater: true,
    entry: 'src/build/study-design/cards/build.ts',
    reads: ['content/{estimand,study-design}/**/*.ts'],
    writes: ['public/data/design-cards/'],
    after: ['content'],
    // It changes with every post. The words of the cards are in `reads`.
    ignores: ['content.bin'],
  },
  {
    name: 'simulations',
    isLater: true,
    entry: 'src/build/study-design/simulations/build.ts',
    reads: ['src/build/study-design/simulations/simulated.json'],
    writes: ['public/data/simulations/'],
  },
  {
    name: 'benchmark commit',
    isLater: true,
    entry: 'src/build/study-design/commit.ts',
    // A commit or checkout changes one of git's files.
    reads: [
      '.git/HEAD',
      '.git/packed-refs',
      '.git/refs/heads/*',
      ...computing.map((folder) => `${folder}/**/*.{ts,tsx,csv}`),
    ],
    writes: ['public/data/benchmark-commit/'],
  },
]
