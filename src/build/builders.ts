type Name =
  | 'script'
  | 'utilities'
  | 'styles'
  | 'content'
  | 'benchmarks'
  | 'benchmark tables'
  | 'sample study'
  | 'search'
  | 'markdown'

export interface Builder {
  name: Name
  /** The program that Node runs. What it imports is found by itself. */
  entry: string
  /** Other files that it reads, as globs. */
  reads?: readonly string[]
  /** One output for each folder that it writes to: without it, the builder runs again. */
  writes: readonly string[]
  /** Builders whose output it reads. */
  after?: readonly Name[]
  /** Files of `.build/` that it imports and that do not change its output. */
  ignores?: readonly string[]
  /** It writes nothing of use for `wrangler dev`: the Worker does the same at a request. */
  isForDeploy?: boolean
}

/** Whether `wrangler dev` asks for the build, at its start or after a saved file. */
export const isDev = process.env.WRANGLER_COMMAND === 'dev'

/** In an order in which each finds the output of the others. */
export const builders: readonly Builder[] = [
  {
    name: 'script',
    entry: 'client/build/build-script.ts',
    reads: ['client/**/*.{ts,tsx,js}', 'content/locales.ts', 'public/share/*.png'],
    writes: ['.build/manifest.json', 'public/build/'],
  },
  {
    name: 'utilities',
    entry: 'client/build/build-utilities.ts',
    reads: ['{src,client}/**/*.{ts,tsx}', 'content/**/*.ts'],
    writes: ['.build/utilities.json'],
  },
  {
    name: 'styles',
    entry: 'client/build/build-styles.ts',
    reads: ['.build/utilities.json', 'client/design/*.css'],
    writes: ['.build/style.json'],
    after: ['utilities'],
  },
  {
    name: 'content',
    entry: 'content/build/build.ts',
    reads: ['content/**/*.{ts,md,json}', 'public/covers/*.png'],
    writes: ['.build/content.bin', '.build/words.ts'],
  },
  {
    name: 'benchmarks',
    entry: 'src/build/study-design/build.ts',
    writes: ['.build/study-design-checks.bin'],
  },
  {
    name: 'benchmark tables',
    entry: 'src/build/study-design/build-tables.ts',
    reads: ['.build/study-design-checks.bin', 'content/{messages,pages,study-design}/**/*.ts'],
    writes: ['.build/study-design-tables.bin'],
    after: ['content', 'benchmarks'],
    // A post is no word of the tables.
    ignores: ['content.bin'],
  },
  {
    name: 'sample study',
    entry: 'src/build/sample-study/build.ts',
    writes: ['.build/sample-study.bin', '.build/participants.bin', 'public/sample-study/data/'],
  },
  {
    name: 'search',
    entry: 'src/build/search/build.ts',
    writes: ['.build/search-files.json', 'public/build/'],
    after: ['content', 'benchmark tables', 'sample study'],
  },
  {
    name: 'markdown',
    entry: 'src/build/markdown/build.ts',
    writes: ['.build/markdown.bin'],
    after: ['script', 'styles', 'content', 'benchmark tables', 'sample study', 'search'],
    ignores: ['style.json'],
    isForDeploy: true,
  },
]
