import type { Builder } from '#src/build/builder.ts'

export const builders: Builder[] = [
  {
    name: 'sample study',
    isLater: true,
    entry: 'src/build/sample-study/build.ts',
    isLongest: true,
    keepsNames: true,
    reads: [
      'src/packages/sample-trial/files/**/*.{csv,sql,json,css,pdf,R,md}',
      'content/sample-study/conformance/*.json',
      // Published as the first programs, whether the study runs them or not.
      'src/packages/sample-trial/{*,{adam,outputs,sdtm}/*}.ts',
      'src/packages/statistics/{*,survival/*}.ts',
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
