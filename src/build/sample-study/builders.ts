import type { Builder } from '#src/build/builder.ts'

export const builders: Builder[] = [
  {
    name: 'sample study',
    isLater: true,
    entry: 'src/build/sample-study/build.ts',
    isLongest: true,
    keepsNames: true,
    reads: [
      'src/build/sample-study/second/*',
      'src/build/sample-study/conformance/engine-run.json',
      'src/build/sample-study/conformance/{,own/}*.sql',
      'content/sample-study/conformance/*.json',
      'src/build/sample-study/{terminology,export/define}/*.csv',
      'src/build/sample-study/export/define/define.css',
      'src/build/sample-study/export/submission/*.pdf',
      // Published with the first programs, whether the study runs them or not.
      'src/packages/statistics/survival/*.ts',
    ],
    writes: ['public/data/sample-study/', 'public/sample-study/data/', 'public/sample-study/programs/'],
  },
  {
    name: 'study drawings',
    isLater: true,
    entry: 'src/build/sample-study/drawings/build.ts',
    reads: ['public/data/sample-study/**/*.json', 'content/{sample-study,plots}/**/*.ts'],
    writes: ['public/data/study-drawings/'],
    after: ['content', 'sample study'],
    // It changes with every post. The words of the drawings are in `reads`.
    ignores: ['content.bin'],
  },
]
