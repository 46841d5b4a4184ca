import type { Builder } from '#src/build/builder.ts'

export const builders: Builder[] = [
  {
    name: 'figures of terms',
    isLater: true,
    entry: 'src/build/glossary/figures/build.ts',
    reads: ['content/glossary/figures/*.ts', 'content/plots/*.ts'],
    writes: ['public/data/figures/'],
    after: ['content'],
    // It changes with every post. The frame reads the words of the plots.
    ignores: ['content.bin'],
  },
]
