import type { Builder } from '#src/build/builder.ts'

export const builders: Builder[] = [
  {
    name: 'sample study',
    entry: 'src/build/sample-study/build.ts',
    writes: ['.build/sample-study.bin', '.build/participants.bin', 'public/sample-study/data/'],
  },
]
